package org.members.controller;

import io.swagger.v3.oas.annotations.tags.Tag;
import org.members.common.PageResponse;
import org.members.dto.ActiveMemberFilter;
import org.members.dto.ActiveMemberResponse;
import org.members.service.ActiveMemberService;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.data.domain.Pageable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Shows the view active_member. */
@RestController
@RequestMapping("/api/v1/active-members")
@Tag(name = "Active members")
public class ActiveMemberController {
  private final ActiveMemberService service;

  public ActiveMemberController(ActiveMemberService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<ActiveMemberResponse> list(
      @ParameterObject ActiveMemberFilter filter, @ParameterObject Pageable pageable) {
    return service.list(filter, pageable);
  }
}
