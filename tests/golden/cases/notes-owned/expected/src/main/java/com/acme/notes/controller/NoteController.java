package com.acme.notes.controller;

import com.acme.notes.common.Created;
import com.acme.notes.common.ExpandQuery;
import com.acme.notes.common.Expanded;
import com.acme.notes.common.MergePatch;
import com.acme.notes.common.PageResponse;
import com.acme.notes.dto.LabelResponse;
import com.acme.notes.dto.NoteFilter;
import com.acme.notes.dto.NoteRequest;
import com.acme.notes.dto.NoteResponse;
import com.acme.notes.service.NoteService;
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
@RequestMapping("/api/v1/notes")
public class NoteController {
  private final NoteService service;

  public NoteController(NoteService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<NoteResponse>> list(
      NoteFilter filter, Pageable pageable, ExpandQuery expand) {
    return service.list(filter, pageable, expand.names());
  }

  @GetMapping("/{id}")
  public Expanded<NoteResponse> get(@PathVariable Long id, ExpandQuery expand) {
    return service.get(id, expand.names());
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public NoteResponse create(@Valid @RequestBody NoteRequest request, ServletWebRequest call) {
    NoteResponse created = service.create(request);
    return Created.at(call, "/api/v1/notes/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public NoteResponse update(@PathVariable Long id, @RequestBody NoteRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public NoteResponse patch(@PathVariable Long id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long id) {
    service.delete(id);
  }

  @GetMapping("/{id}/labels")
  public PageResponse<LabelResponse> listLabels(@PathVariable Long id, Pageable pageable) {
    return service.listLabels(id, pageable);
  }

  @PutMapping("/{id}/labels/{labelId}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void addLabel(@PathVariable Long id, @PathVariable Integer labelId) {
    service.addLabel(id, labelId);
  }

  @DeleteMapping("/{id}/labels/{labelId}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void removeLabel(@PathVariable Long id, @PathVariable Integer labelId) {
    service.removeLabel(id, labelId);
  }
}
