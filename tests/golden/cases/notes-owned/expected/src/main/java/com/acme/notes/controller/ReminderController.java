package com.acme.notes.controller;

import com.acme.notes.common.Created;
import com.acme.notes.common.ExpandQuery;
import com.acme.notes.common.Expanded;
import com.acme.notes.common.MergePatch;
import com.acme.notes.common.PageResponse;
import com.acme.notes.dto.ReminderFilter;
import com.acme.notes.dto.ReminderRequest;
import com.acme.notes.dto.ReminderResponse;
import com.acme.notes.service.ReminderService;
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
@RequestMapping("/api/v1/reminders")
public class ReminderController {
  private final ReminderService service;

  public ReminderController(ReminderService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<ReminderResponse>> list(
      ReminderFilter filter, Pageable pageable, ExpandQuery expand) {
    return service.list(filter, pageable, expand.names());
  }

  @GetMapping("/{id}")
  public Expanded<ReminderResponse> get(@PathVariable Long id, ExpandQuery expand) {
    return service.get(id, expand.names());
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public ReminderResponse create(
      @Valid @RequestBody ReminderRequest request, ServletWebRequest call) {
    ReminderResponse created = service.create(request);
    return Created.at(call, "/api/v1/reminders/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public ReminderResponse update(@PathVariable Long id, @RequestBody ReminderRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public ReminderResponse patch(@PathVariable Long id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long id) {
    service.delete(id);
  }
}
