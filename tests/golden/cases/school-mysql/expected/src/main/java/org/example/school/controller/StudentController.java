package org.example.school.controller;

import jakarta.validation.Valid;
import org.example.school.common.Created;
import org.example.school.common.ExpandQuery;
import org.example.school.common.Expanded;
import org.example.school.common.MergePatch;
import org.example.school.common.PageResponse;
import org.example.school.dto.MarkFilter;
import org.example.school.dto.MarkResponse;
import org.example.school.dto.StudentCreateRequest;
import org.example.school.dto.StudentFilter;
import org.example.school.dto.StudentRequest;
import org.example.school.dto.StudentResponse;
import org.example.school.dto.StudentSummary;
import org.example.school.service.StudentService;
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
@RequestMapping("/api/v1/students")
public class StudentController {
  private final StudentService service;

  public StudentController(StudentService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<StudentSummary> list(StudentFilter filter, Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{id}")
  public StudentResponse get(@PathVariable Long id) {
    return service.get(id);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public StudentResponse create(
      @Valid @RequestBody StudentCreateRequest request, ServletWebRequest call) {
    StudentResponse created = service.create(request);
    return Created.at(call, "/api/v1/students/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public StudentResponse update(@PathVariable Long id, @RequestBody StudentRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public StudentResponse patch(@PathVariable Long id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long id) {
    service.delete(id);
  }

  @GetMapping("/{studentId}/marks")
  public PageResponse<Expanded<MarkResponse>> listMarks(
      @PathVariable Long studentId, MarkFilter filter, Pageable pageable, ExpandQuery expand) {
    return service.listMarks(studentId, filter, pageable, expand.names());
  }
}
