package com.acme.tasks.controller;

import com.acme.tasks.common.Created;
import com.acme.tasks.common.ExpandQuery;
import com.acme.tasks.common.Expanded;
import com.acme.tasks.common.MergePatch;
import com.acme.tasks.common.PageResponse;
import com.acme.tasks.dto.CommentFilter;
import com.acme.tasks.dto.CommentResponse;
import com.acme.tasks.dto.TaskCreateRequest;
import com.acme.tasks.dto.TaskFilter;
import com.acme.tasks.dto.TaskRequest;
import com.acme.tasks.dto.TaskResponse;
import com.acme.tasks.service.TaskService;
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
@RequestMapping("/api/v1/tasks")
public class TaskController {
  private final TaskService service;

  public TaskController(TaskService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<TaskResponse>> list(
      TaskFilter filter, Pageable pageable, ExpandQuery expand) {
    return service.list(filter, pageable, expand.names());
  }

  @GetMapping("/{id}")
  public Expanded<TaskResponse> get(@PathVariable Long id, ExpandQuery expand) {
    return service.get(id, expand.names());
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public TaskResponse create(
      @Valid @RequestBody TaskCreateRequest request, ServletWebRequest call) {
    TaskResponse created = service.create(request);
    return Created.at(call, "/api/v1/tasks/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public TaskResponse update(@PathVariable Long id, @RequestBody TaskRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public TaskResponse patch(@PathVariable Long id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long id) {
    service.delete(id);
  }

  @GetMapping("/{taskId}/comments")
  public PageResponse<Expanded<CommentResponse>> listComments(
      @PathVariable Long taskId, CommentFilter filter, Pageable pageable, ExpandQuery expand) {
    return service.listComments(taskId, filter, pageable, expand.names());
  }
}
