package org.members.service;

import org.members.common.PageResponse;
import org.members.common.Sorting;
import org.members.common.Summaries;
import org.members.common.Summary;
import org.members.domain.ActiveMember;
import org.members.dto.ActiveMemberFilter;
import org.members.dto.ActiveMemberResponse;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
@Transactional(readOnly = true)
public class ActiveMemberService {
  public static final Sorting SORTING = Sorting.byKey("id").fields("id", "email");
  public static final Summary<ActiveMember, ActiveMemberResponse> SUMMARY =
      Summary.of(ActiveMember.class, ActiveMemberResponse.class);

  private final Summaries summaries;

  public ActiveMemberService(Summaries summaries) {
    this.summaries = summaries;
  }

  public PageResponse<ActiveMemberResponse> list(ActiveMemberFilter filter, Pageable pageable) {
    return summaries.page(SUMMARY, filter.toSpecification(), SORTING.apply(pageable));
  }
}
