package org.members.controller;

import io.swagger.v3.oas.annotations.tags.Tag;
import org.members.common.PageResponse;
import org.members.dto.MemberLoanFilter;
import org.members.dto.MemberLoanResponse;
import org.members.service.MemberLoanService;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.data.domain.Pageable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Shows the view member_loan. */
@RestController
@RequestMapping("/api/v1/member-loans")
@Tag(name = "Member loans")
public class MemberLoanController {
  private final MemberLoanService service;

  public MemberLoanController(MemberLoanService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<MemberLoanResponse> list(
      @ParameterObject MemberLoanFilter filter, @ParameterObject Pageable pageable) {
    return service.list(filter, pageable);
  }
}
