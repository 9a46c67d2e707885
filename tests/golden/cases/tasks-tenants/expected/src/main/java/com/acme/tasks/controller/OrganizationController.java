package com.acme.tasks.controller;

import com.acme.tasks.common.Created;
import com.acme.tasks.common.ExpandQuery;
import com.acme.tasks.common.Expanded;
import com.acme.tasks.common.MergePatch;
import com.acme.tasks.common.PageResponse;
import com.acme.tasks.dto.OrganizationCreateRequest;
import com.acme.tasks.dto.OrganizationFilter;
import com.acme.tasks.dto.OrganizationRequest;
import com.acme.tasks.dto.OrganizationResponse;
import com.acme.tasks.dto.TagFilter;
import com.acme.tasks.dto.TagResponse;
import com.acme.tasks.service.OrganizationService;
import jakarta.validation.Valid;
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
@RequestMapping("/api/v1/organizations")
public class OrganizationController {
  private final OrganizationService service;

  public OrganizationController(OrganizationService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<OrganizationResponse>> list(
      OrganizationFilter filter, Pageable pageable, ExpandQuery expand) {
    return service.list(filter, pageable, expand.names());
  }

  @GetMapping("/{id}")
  public Expanded<OrganizationResponse> get(@PathVariable Long id, ExpandQuery expand) {
    return service.get(id, expand.names());
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public OrganizationResponse create(
      @Valid @RequestBody OrganizationCreateRequest request, ServletWebRequest call) {
    OrganizationResponse created = service.create(request);
    return Created.at(call, "/api/v1/organizations/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public OrganizationResponse update(
      @PathVariable Long id, @RequestBody OrganizationRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public OrganizationResponse patch(@PathVariable Long id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long id) {
    service.delete(id);
  }

  @GetMapping("/{organizationId}/tags")
  public PageResponse<Expanded<TagResponse>> listTags(
      @PathVariable Long organizationId, TagFilter filter, Pageable pageable, ExpandQuery expand) {
    return service.listTags(organizationId, filter, pageable, expand.names());
  }
}
