package com.acme.tasks.dto;

import com.acme.tasks.common.Specs;
import com.acme.tasks.domain.Organization;
import org.springframework.data.jpa.domain.Specification;

public record OrganizationFilter(
    Long[] id,
    String[] name,
    String nameContains,
    String[] countryCode,
    Boolean countryCodeIsNull) {
  public Specification<Organization> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(name, "name"),
        Specs.contains(nameContains, "name"),
        Specs.among(countryCode, "country", "code"),
        Specs.isNull(countryCodeIsNull, "country", "code"));
  }
}
