package org.members.controller;

import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.members.common.Created;
import org.members.common.MergePatch;
import org.members.common.PageResponse;
import org.members.dto.BranchFilter;
import org.members.dto.BranchRequest;
import org.members.dto.BranchResponse;
import org.members.service.BranchService;
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
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.ServletWebRequest;
import tools.jackson.databind.node.ObjectNode;

@RestController
@RequestMapping("/api/v1/branches")
@Tag(name = "Branches")
public class BranchController {
  private final BranchService service;

  public BranchController(BranchService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<BranchResponse> list(
      @ParameterObject BranchFilter filter, @ParameterObject Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{id}")
  public BranchResponse get(@PathVariable Integer id) {
    return service.get(id);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public BranchResponse create(@Valid @RequestBody BranchRequest request, ServletWebRequest call) {
    BranchResponse created = service.create(request);
    return Created.at(call, "/api/v1/branches/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public BranchResponse update(@PathVariable Integer id, @RequestBody BranchRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public BranchResponse patch(@PathVariable Integer id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Integer id) {
    service.delete(id);
  }
}
