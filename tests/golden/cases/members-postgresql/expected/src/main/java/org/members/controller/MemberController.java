package org.members.controller;

import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.groups.Default;
import java.util.List;
import org.members.common.Created;
import org.members.common.EntityTag;
import org.members.common.ExpandQuery;
import org.members.common.Expanded;
import org.members.common.KnownParameters;
import org.members.common.MergePatch;
import org.members.common.OnCreate;
import org.members.common.PageResponse;
import org.members.dto.MemberFilter;
import org.members.dto.MemberRequest;
import org.members.dto.MemberResponse;
import org.members.service.MemberService;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.validation.annotation.Validated;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.ServletWebRequest;
import tools.jackson.databind.node.ObjectNode;

@RestController
@RequestMapping("/api/v1/members")
@Tag(name = "Members")
public class MemberController {
  private final MemberService service;

  public MemberController(MemberService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<MemberResponse>> list(
      @ParameterObject MemberFilter filter,
      @ParameterObject Pageable pageable,
      ExpandQuery expand,
      @RequestParam(defaultValue = "false") boolean deleted,
      ServletWebRequest call) {
    if (deleted) {
      KnownParameters.check(call.getParameterMap().keySet(), List.of("deleted", "page", "size"));
      return service.listDeleted(pageable);
    }
    return service.list(filter, pageable, expand.names());
  }

  @GetMapping("/{id}")
  public Expanded<MemberResponse> get(
      @PathVariable Long id, ExpandQuery expand, ServletWebRequest call) {
    return EntityTag.readUnlessExpanded(
        call, service.get(id, expand.names()), MemberResponse::rowVersion);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public MemberResponse create(
      @Validated({Default.class, OnCreate.class}) @RequestBody MemberRequest request,
      ServletWebRequest call) {
    MemberResponse created = service.create(request);
    return Created.at(call, "/api/v1/members/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public MemberResponse update(
      @PathVariable Long id,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) String ifMatch,
      @RequestBody MemberRequest request,
      ServletWebRequest call) {
    return EntityTag.changed(
        call, service.update(id, request, ifMatch), MemberResponse::rowVersion);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public MemberResponse patch(
      @PathVariable Long id,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) String ifMatch,
      @RequestBody ObjectNode patch,
      ServletWebRequest call) {
    return EntityTag.changed(call, service.patch(id, patch, ifMatch), MemberResponse::rowVersion);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(
      @PathVariable Long id,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) String ifMatch) {
    service.delete(id, ifMatch);
  }

  @PostMapping("/{id}/restore")
  public MemberResponse restore(@PathVariable Long id, ServletWebRequest call) {
    return EntityTag.changed(call, service.restore(id), MemberResponse::rowVersion);
  }
}
