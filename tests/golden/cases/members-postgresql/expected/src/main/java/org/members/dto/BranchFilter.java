package org.members.dto;

import org.members.common.Specs;
import org.members.domain.Branch;
import org.springframework.data.jpa.domain.Specification;

public record BranchFilter(
    Integer[] id, String[] name, String nameContains, String[] city, String cityContains) {
  public Specification<Branch> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(name, "name"),
        Specs.contains(nameContains, "name"),
        Specs.among(city, "city"),
        Specs.contains(cityContains, "city"));
  }
}
