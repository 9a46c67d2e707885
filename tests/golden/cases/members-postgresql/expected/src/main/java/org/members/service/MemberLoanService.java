package org.members.service;

import org.members.common.PageResponse;
import org.members.common.Sorting;
import org.members.common.Summaries;
import org.members.common.Summary;
import org.members.domain.MemberLoan;
import org.members.dto.MemberLoanFilter;
import org.members.dto.MemberLoanResponse;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
@Transactional(readOnly = true)
public class MemberLoanService {
  public static final Sorting SORTING =
      Sorting.byKey("email", "loans", "latest").fields("email", "loans", "latest");
  public static final Summary<MemberLoan, MemberLoanResponse> SUMMARY =
      Summary.of(MemberLoan.class, MemberLoanResponse.class);

  private final Summaries summaries;

  public MemberLoanService(Summaries summaries) {
    this.summaries = summaries;
  }

  public PageResponse<MemberLoanResponse> list(MemberLoanFilter filter, Pageable pageable) {
    return summaries.page(SUMMARY, filter.toSpecification(), SORTING.apply(pageable));
  }
}
