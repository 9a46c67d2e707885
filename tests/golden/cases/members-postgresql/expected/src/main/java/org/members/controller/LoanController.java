package org.members.controller;

import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import java.util.List;
import org.members.common.Created;
import org.members.common.ExpandQuery;
import org.members.common.Expanded;
import org.members.common.KnownParameters;
import org.members.common.MergePatch;
import org.members.common.PageResponse;
import org.members.dto.LoanFilter;
import org.members.dto.LoanRequest;
import org.members.dto.LoanResponse;
import org.members.service.LoanService;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.ServletWebRequest;
import tools.jackson.databind.node.ObjectNode;

@RestController
@RequestMapping("/api/v1/loans")
@Tag(name = "Loans")
public class LoanController {
  private final LoanService service;

  public LoanController(LoanService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<LoanResponse>> list(
      @ParameterObject LoanFilter filter,
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
  public Expanded<LoanResponse> get(@PathVariable Long id, ExpandQuery expand) {
    return service.get(id, expand.names());
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public LoanResponse create(@Valid @RequestBody LoanRequest request, ServletWebRequest call) {
    LoanResponse created = service.create(request);
    return Created.at(call, "/api/v1/loans/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public LoanResponse update(@PathVariable Long id, @RequestBody LoanRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public LoanResponse patch(@PathVariable Long id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long id) {
    service.delete(id);
  }

  @PostMapping("/{id}/restore")
  public LoanResponse restore(@PathVariable Long id) {
    return service.restore(id);
  }
}
