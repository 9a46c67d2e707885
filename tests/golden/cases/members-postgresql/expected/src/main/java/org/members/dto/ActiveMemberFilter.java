package org.members.dto;

import org.members.common.Specs;
import org.members.domain.ActiveMember;
import org.springframework.data.jpa.domain.Specification;

public record ActiveMemberFilter(
    Long[] id, Long idFrom, Long idTo, String[] email, String emailContains) {
  public Specification<ActiveMember> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.between(idFrom, idTo, "id"),
        Specs.among(email, "email"),
        Specs.contains(emailContains, "email"));
  }
}
