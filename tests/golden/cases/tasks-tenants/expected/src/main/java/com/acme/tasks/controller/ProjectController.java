package com.acme.tasks.controller;

import com.acme.tasks.common.Created;
import com.acme.tasks.common.ExpandQuery;
import com.acme.tasks.common.Expanded;
import com.acme.tasks.common.MergePatch;
import com.acme.tasks.common.PageResponse;
import com.acme.tasks.dto.ProjectFilter;
import com.acme.tasks.dto.ProjectRequest;
import com.acme.tasks.dto.ProjectResponse;
import com.acme.tasks.service.ProjectService;
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
@RequestMapping("/api/v1/projects")
public class ProjectController {
  private final ProjectService service;

  public ProjectController(ProjectService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<ProjectResponse>> list(
      ProjectFilter filter, Pageable pageable, ExpandQuery expand) {
    return service.list(filter, pageable, expand.names());
  }

  @GetMapping("/{id}")
  public Expanded<ProjectResponse> get(@PathVariable Long id, ExpandQuery expand) {
    return service.get(id, expand.names());
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public ProjectResponse create(
      @Valid @RequestBody ProjectRequest request, ServletWebRequest call) {
    ProjectResponse created = service.create(request);
    return Created.at(call, "/api/v1/projects/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public ProjectResponse update(@PathVariable Long id, @RequestBody ProjectRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public ProjectResponse patch(@PathVariable Long id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long id) {
    service.delete(id);
  }
}
