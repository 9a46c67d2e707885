package com.acme.notes.controller;

import com.acme.notes.common.Created;
import com.acme.notes.common.ExpandQuery;
import com.acme.notes.common.Expanded;
import com.acme.notes.common.MergePatch;
import com.acme.notes.common.PageResponse;
import com.acme.notes.dto.NoteFilter;
import com.acme.notes.dto.NoteResponse;
import com.acme.notes.dto.NotebookCreateRequest;
import com.acme.notes.dto.NotebookFilter;
import com.acme.notes.dto.NotebookRequest;
import com.acme.notes.dto.NotebookResponse;
import com.acme.notes.service.NotebookService;
import jakarta.validation.Valid;
import java.util.UUID;
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
@RequestMapping("/api/v1/notebooks")
public class NotebookController {
  private final NotebookService service;

  public NotebookController(NotebookService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<NotebookResponse> list(NotebookFilter filter, Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{id}")
  public NotebookResponse get(@PathVariable UUID id) {
    return service.get(id);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public NotebookResponse create(
      @Valid @RequestBody NotebookCreateRequest request, ServletWebRequest call) {
    NotebookResponse created = service.create(request);
    return Created.at(call, "/api/v1/notebooks/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public NotebookResponse update(@PathVariable UUID id, @RequestBody NotebookRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public NotebookResponse patch(@PathVariable UUID id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable UUID id) {
    service.delete(id);
  }

  @GetMapping("/{notebookId}/notes")
  public PageResponse<Expanded<NoteResponse>> listNotes(
      @PathVariable UUID notebookId, NoteFilter filter, Pageable pageable, ExpandQuery expand) {
    return service.listNotes(notebookId, filter, pageable, expand.names());
  }
}
