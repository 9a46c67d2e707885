package com.acme.notes.controller;

import com.acme.notes.common.Created;
import com.acme.notes.common.MergePatch;
import com.acme.notes.common.PageResponse;
import com.acme.notes.dto.LabelFilter;
import com.acme.notes.dto.LabelRequest;
import com.acme.notes.dto.LabelResponse;
import com.acme.notes.service.LabelService;
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
@RequestMapping("/api/v1/labels")
public class LabelController {
  private final LabelService service;

  public LabelController(LabelService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<LabelResponse> list(LabelFilter filter, Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{id}")
  public LabelResponse get(@PathVariable Integer id) {
    return service.get(id);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public LabelResponse create(@Valid @RequestBody LabelRequest request, ServletWebRequest call) {
    LabelResponse created = service.create(request);
    return Created.at(call, "/api/v1/labels/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public LabelResponse update(@PathVariable Integer id, @RequestBody LabelRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public LabelResponse patch(@PathVariable Integer id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Integer id) {
    service.delete(id);
  }
}
