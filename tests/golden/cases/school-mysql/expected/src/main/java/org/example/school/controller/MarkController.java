package org.example.school.controller;

import jakarta.validation.Valid;
import org.example.school.common.Created;
import org.example.school.common.ExpandQuery;
import org.example.school.common.Expanded;
import org.example.school.common.MergePatch;
import org.example.school.common.PageResponse;
import org.example.school.domain.MarkId;
import org.example.school.dto.MarkFilter;
import org.example.school.dto.MarkRequest;
import org.example.school.dto.MarkResponse;
import org.example.school.service.MarkService;
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
@RequestMapping("/api/v1/marks")
public class MarkController {
  private final MarkService service;

  public MarkController(MarkService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<MarkResponse>> list(
      MarkFilter filter, Pageable pageable, ExpandQuery expand) {
    return service.list(filter, pageable, expand.names());
  }

  @GetMapping("/{studentId}/{courseCode}")
  public Expanded<MarkResponse> get(
      @PathVariable Long studentId, @PathVariable String courseCode, ExpandQuery expand) {
    return service.get(new MarkId(studentId, courseCode), expand.names());
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public MarkResponse create(@Valid @RequestBody MarkRequest request, ServletWebRequest call) {
    MarkResponse created = service.create(request);
    return Created.at(
        call,
        "/api/v1/marks/{studentId}/{courseCode}",
        created,
        created.studentId(),
        created.courseCode());
  }

  @PutMapping("/{studentId}/{courseCode}")
  public MarkResponse update(
      @PathVariable Long studentId,
      @PathVariable String courseCode,
      @RequestBody MarkRequest request) {
    return service.update(new MarkId(studentId, courseCode), request);
  }

  @PatchMapping(
      path = "/{studentId}/{courseCode}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public MarkResponse patch(
      @PathVariable Long studentId,
      @PathVariable String courseCode,
      @RequestBody ObjectNode patch) {
    return service.patch(new MarkId(studentId, courseCode), patch);
  }

  @DeleteMapping("/{studentId}/{courseCode}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long studentId, @PathVariable String courseCode) {
    service.delete(new MarkId(studentId, courseCode));
  }
}
