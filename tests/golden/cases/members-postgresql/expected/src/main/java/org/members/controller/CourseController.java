package org.members.controller;

import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.members.common.Created;
import org.members.common.MergePatch;
import org.members.common.PageResponse;
import org.members.dto.CourseFilter;
import org.members.dto.CourseRequest;
import org.members.dto.CourseResponse;
import org.members.service.CourseService;
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
@RequestMapping("/api/v1/courses")
@Tag(name = "Courses")
public class CourseController {
  private final CourseService service;

  public CourseController(CourseService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<CourseResponse> list(
      @ParameterObject CourseFilter filter, @ParameterObject Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{id}")
  public CourseResponse get(@PathVariable Long id) {
    return service.get(id);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public CourseResponse create(@Valid @RequestBody CourseRequest request, ServletWebRequest call) {
    CourseResponse created = service.create(request);
    return Created.at(call, "/api/v1/courses/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public CourseResponse update(@PathVariable Long id, @RequestBody CourseRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public CourseResponse patch(@PathVariable Long id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long id) {
    service.delete(id);
  }
}
