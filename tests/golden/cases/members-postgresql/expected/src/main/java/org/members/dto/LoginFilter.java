package org.members.dto;

import org.members.common.Specs;
import org.members.domain.Login;
import org.springframework.data.jpa.domain.Specification;

public record LoginFilter(String[] token, String tokenContains, Long[] memberId, Long[] createdBy) {
  public Specification<Login> toSpecification() {
    return Specification.allOf(
        Specs.among(token, "token"),
        Specs.contains(tokenContains, "token"),
        Specs.among(memberId, "member", "id"),
        Specs.among(createdBy, "createdBy", "id"));
  }
}
