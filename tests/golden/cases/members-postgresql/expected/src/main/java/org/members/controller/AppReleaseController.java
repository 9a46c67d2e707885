package org.members.controller;

import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.members.common.Created;
import org.members.common.MergePatch;
import org.members.common.PageResponse;
import org.members.dto.AppReleaseFilter;
import org.members.dto.AppReleaseRequest;
import org.members.dto.AppReleaseResponse;
import org.members.service.AppReleaseService;
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
@RequestMapping("/api/v1/app-releases")
@Tag(name = "App releases")
public class AppReleaseController {
  private final AppReleaseService service;

  public AppReleaseController(AppReleaseService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<AppReleaseResponse> list(
      @ParameterObject AppReleaseFilter filter, @ParameterObject Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{id}")
  public AppReleaseResponse get(@PathVariable Integer id) {
    return service.get(id);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public AppReleaseResponse create(
      @Valid @RequestBody AppReleaseRequest request, ServletWebRequest call) {
    AppReleaseResponse created = service.create(request);
    return Created.at(call, "/api/v1/app-releases/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public AppReleaseResponse update(
      @PathVariable Integer id, @RequestBody AppReleaseRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public AppReleaseResponse patch(@PathVariable Integer id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Integer id) {
    service.delete(id);
  }
}
