package com.acme.tasks.controller;

import com.acme.tasks.common.Created;
import com.acme.tasks.common.ExpandQuery;
import com.acme.tasks.common.Expanded;
import com.acme.tasks.common.MergePatch;
import com.acme.tasks.common.PageResponse;
import com.acme.tasks.dto.CommentFilter;
import com.acme.tasks.dto.CommentRequest;
import com.acme.tasks.dto.CommentResponse;
import com.acme.tasks.service.CommentService;
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
@RequestMapping("/api/v1/comments")
public class CommentController {
  private final CommentService service;

  public CommentController(CommentService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<CommentResponse>> list(
      CommentFilter filter, Pageable pageable, ExpandQuery expand) {
    return service.list(filter, pageable, expand.names());
  }

  @GetMapping("/{id}")
  public Expanded<CommentResponse> get(@PathVariable Long id, ExpandQuery expand) {
    return service.get(id, expand.names());
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public CommentResponse create(
      @Valid @RequestBody CommentRequest request, ServletWebRequest call) {
    CommentResponse created = service.create(request);
    return Created.at(call, "/api/v1/comments/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public CommentResponse update(@PathVariable Long id, @RequestBody CommentRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public CommentResponse patch(@PathVariable Long id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long id) {
    service.delete(id);
  }
}
