package com.acme.tasks.dto;

import com.acme.tasks.common.Specs;
import com.acme.tasks.domain.Country;
import org.springframework.data.jpa.domain.Specification;

public record CountryFilter(String[] code, String[] name, String nameContains) {
  public Specification<Country> toSpecification() {
    return Specification.allOf(
        Specs.among(code, "code"), Specs.among(name, "name"), Specs.contains(nameContains, "name"));
  }
}
