package com.acme.desk.clients.dto;

import com.acme.desk.clients.common.Specs;
import com.acme.desk.clients.domain.Branch;
import org.springframework.data.jpa.domain.Specification;

public record BranchFilter(
    String[] country,
    String countryContains,
    Short[] no,
    Short noFrom,
    Short noTo,
    String[] city,
    String cityContains) {
  public Specification<Branch> toSpecification() {
    return Specification.allOf(
        Specs.among(country, "id", "country"),
        Specs.contains(countryContains, "id", "country"),
        Specs.among(no, "id", "no"),
        Specs.between(noFrom, noTo, "id", "no"),
        Specs.among(city, "city"),
        Specs.contains(cityContains, "city"));
  }
}
