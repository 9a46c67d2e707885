package org.members.dto;

import java.time.LocalDate;
import org.members.common.Specs;
import org.members.domain.Loan;
import org.springframework.data.jpa.domain.Specification;

public record LoanFilter(
    Long[] id,
    Long[] memberId,
    Integer[] branchId,
    Boolean branchIdIsNull,
    String[] title,
    String titleContains,
    LocalDate[] lentOn,
    LocalDate lentOnFrom,
    LocalDate lentOnTo,
    Boolean lentOnIsNull,
    LocalDate[] returnedOn,
    LocalDate returnedOnFrom,
    LocalDate returnedOnTo,
    Boolean returnedOnIsNull) {
  public Specification<Loan> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(memberId, "member", "id"),
        Specs.among(branchId, "branch", "id"),
        Specs.isNull(branchIdIsNull, "branch", "id"),
        Specs.among(title, "title"),
        Specs.contains(titleContains, "title"),
        Specs.among(lentOn, "lentOn"),
        Specs.between(lentOnFrom, lentOnTo, "lentOn"),
        Specs.isNull(lentOnIsNull, "lentOn"),
        Specs.among(returnedOn, "returnedOn"),
        Specs.between(returnedOnFrom, returnedOnTo, "returnedOn"),
        Specs.isNull(returnedOnIsNull, "returnedOn"));
  }
}
