package org.example.school.controller;

import jakarta.validation.Valid;
import org.example.school.common.Created;
import org.example.school.common.MergePatch;
import org.example.school.common.PageResponse;
import org.example.school.dto.CourseFilter;
import org.example.school.dto.CourseRequest;
import org.example.school.dto.CourseResponse;
import org.example.school.dto.CourseSummary;
import org.example.school.dto.StudentSummary;
import org.example.school.service.CourseService;
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
public class CourseController {
  private final CourseService service;

  public CourseController(CourseService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<CourseSummary> list(CourseFilter filter, Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{code}")
  public CourseResponse get(@PathVariable String code) {
    return service.get(code);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public CourseResponse create(@Valid @RequestBody CourseRequest request, ServletWebRequest call) {
    CourseResponse created = service.create(request);
    return Created.at(call, "/api/v1/courses/{code}", created, created.code());
  }

  @PutMapping("/{code}")
  public CourseResponse update(@PathVariable String code, @RequestBody CourseRequest request) {
    return service.update(code, request);
  }

  @PatchMapping(
      path = "/{code}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public CourseResponse patch(@PathVariable String code, @RequestBody ObjectNode patch) {
    return service.patch(code, patch);
  }

  @DeleteMapping("/{code}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable String code) {
    service.delete(code);
  }

  @GetMapping("/{code}/assistants")
  public PageResponse<StudentSummary> listAssistants(@PathVariable String code, Pageable pageable) {
    return service.listAssistants(code, pageable);
  }

  @PutMapping("/{code}/assistants/{assistantId}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void addAssistant(@PathVariable String code, @PathVariable Long assistantId) {
    service.addAssistant(code, assistantId);
  }

  @DeleteMapping("/{code}/assistants/{assistantId}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void removeAssistant(@PathVariable String code, @PathVariable Long assistantId) {
    service.removeAssistant(code, assistantId);
  }
}
