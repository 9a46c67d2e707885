package org.members.dto;

import java.time.LocalDate;
import org.members.common.Specs;
import org.members.domain.MemberLoan;
import org.springframework.data.jpa.domain.Specification;

public record MemberLoanFilter(
    String[] email,
    String emailContains,
    Long[] loans,
    Long loansFrom,
    Long loansTo,
    LocalDate[] latest,
    LocalDate latestFrom,
    LocalDate latestTo,
    Boolean latestIsNull,
    Boolean sinceIsNull) {
  public Specification<MemberLoan> toSpecification() {
    return Specification.allOf(
        Specs.among(email, "email"),
        Specs.contains(emailContains, "email"),
        Specs.among(loans, "loans"),
        Specs.between(loansFrom, loansTo, "loans"),
        Specs.among(latest, "latest"),
        Specs.between(latestFrom, latestTo, "latest"),
        Specs.isNull(latestIsNull, "latest"),
        Specs.isNull(sinceIsNull, "since"));
  }
}
