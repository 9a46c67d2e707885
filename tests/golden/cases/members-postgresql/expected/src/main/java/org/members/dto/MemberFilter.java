package org.members.dto;

import java.time.OffsetDateTime;
import org.members.common.Specs;
import org.members.domain.Member;
import org.springframework.data.jpa.domain.Specification;

public record MemberFilter(
    Long[] id,
    String[] email,
    String emailContains,
    Boolean isActive,
    OffsetDateTime[] createdAt,
    OffsetDateTime createdAtFrom,
    OffsetDateTime createdAtTo,
    String[] createdBy,
    String createdByContains,
    OffsetDateTime[] updatedAt,
    OffsetDateTime updatedAtFrom,
    OffsetDateTime updatedAtTo,
    Boolean updatedAtIsNull,
    Long[] updatedBy,
    Boolean updatedByIsNull) {
  public Specification<Member> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(email, "email"),
        Specs.contains(emailContains, "email"),
        Specs.equal(isActive, "isActive"),
        Specs.among(createdAt, "createdAt"),
        Specs.between(createdAtFrom, createdAtTo, "createdAt"),
        Specs.among(createdBy, "createdBy"),
        Specs.contains(createdByContains, "createdBy"),
        Specs.among(updatedAt, "updatedAt"),
        Specs.between(updatedAtFrom, updatedAtTo, "updatedAt"),
        Specs.isNull(updatedAtIsNull, "updatedAt"),
        Specs.among(updatedBy, "updatedBy", "id"),
        Specs.isNull(updatedByIsNull, "updatedBy", "id"));
  }
}
