package com.acme.blog.controller;

import com.acme.blog.common.Created;
import com.acme.blog.common.MergePatch;
import com.acme.blog.common.PageResponse;
import com.acme.blog.dto.WriterFilter;
import com.acme.blog.dto.WriterRequest;
import com.acme.blog.dto.WriterResponse;
import com.acme.blog.service.WriterService;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
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
@RequestMapping("/api/v1/writers")
@Tag(name = "Writers", description = "Someone who may publish.")
public class WriterController {
  private final WriterService service;

  public WriterController(WriterService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<WriterResponse> list(
      @ParameterObject WriterFilter filter, @ParameterObject Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{id}")
  public WriterResponse get(@PathVariable Long id) {
    return service.get(id);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public WriterResponse create(@Valid @RequestBody WriterRequest request, ServletWebRequest call) {
    WriterResponse created = service.create(request);
    return Created.at(call, "/api/v1/writers/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public WriterResponse update(@PathVariable Long id, @RequestBody WriterRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public WriterResponse patch(@PathVariable Long id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long id) {
    service.delete(id);
  }
}
