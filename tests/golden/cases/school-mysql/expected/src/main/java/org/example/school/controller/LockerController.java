package org.example.school.controller;

import jakarta.validation.Valid;
import org.example.school.common.Created;
import org.example.school.common.ExpandQuery;
import org.example.school.common.Expanded;
import org.example.school.common.MergePatch;
import org.example.school.common.PageResponse;
import org.example.school.dto.LockerFilter;
import org.example.school.dto.LockerRequest;
import org.example.school.dto.LockerResponse;
import org.example.school.service.LockerService;
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
@RequestMapping("/api/v1/lockers")
public class LockerController {
  private final LockerService service;

  public LockerController(LockerService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<LockerResponse>> list(
      LockerFilter filter, Pageable pageable, ExpandQuery expand) {
    return service.list(filter, pageable, expand.names());
  }

  @GetMapping("/{studentId}")
  public Expanded<LockerResponse> get(@PathVariable Long studentId, ExpandQuery expand) {
    return service.get(studentId, expand.names());
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public LockerResponse create(@Valid @RequestBody LockerRequest request, ServletWebRequest call) {
    LockerResponse created = service.create(request);
    return Created.at(call, "/api/v1/lockers/{studentId}", created, created.studentId());
  }

  @PutMapping("/{studentId}")
  public LockerResponse update(@PathVariable Long studentId, @RequestBody LockerRequest request) {
    return service.update(studentId, request);
  }

  @PatchMapping(
      path = "/{studentId}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public LockerResponse patch(@PathVariable Long studentId, @RequestBody ObjectNode patch) {
    return service.patch(studentId, patch);
  }

  @DeleteMapping("/{studentId}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long studentId) {
    service.delete(studentId);
  }
}
