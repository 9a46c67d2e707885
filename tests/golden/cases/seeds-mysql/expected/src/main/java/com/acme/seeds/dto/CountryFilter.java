package com.acme.seeds.dto;

import com.acme.seeds.common.Specs;
import com.acme.seeds.domain.Country;
import org.springframework.data.jpa.domain.Specification;

public record CountryFilter(String[] code, String[] name, String nameContains, Boolean eu) {
  public Specification<Country> toSpecification() {
    return Specification.allOf(
        Specs.among(code, "code"),
        Specs.among(name, "name"),
        Specs.contains(nameContains, "name"),
        Specs.equal(eu, "eu"));
  }
}
