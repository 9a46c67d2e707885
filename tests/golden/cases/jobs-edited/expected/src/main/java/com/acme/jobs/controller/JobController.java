package com.acme.jobs.controller;

import com.acme.jobs.common.Created;
import com.acme.jobs.common.MergePatch;
import com.acme.jobs.common.PageResponse;
import com.acme.jobs.dto.JobFilter;
import com.acme.jobs.dto.JobRequest;
import com.acme.jobs.dto.JobResponse;
import com.acme.jobs.service.JobService;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import java.util.UUID;
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
@RequestMapping("/api/v1/jobs")
@Tag(name = "Jobs")
public class JobController {
  private final JobService service;

  public JobController(JobService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<JobResponse> list(
      @ParameterObject JobFilter filter, @ParameterObject Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{id}")
  public JobResponse get(@PathVariable UUID id) {
    return service.get(id);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public JobResponse create(@Valid @RequestBody JobRequest request, ServletWebRequest call) {
    JobResponse created = service.create(request);
    return Created.at(call, "/api/v1/jobs/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public JobResponse update(@PathVariable UUID id, @RequestBody JobRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public JobResponse patch(@PathVariable UUID id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable UUID id) {
    service.delete(id);
  }
}
