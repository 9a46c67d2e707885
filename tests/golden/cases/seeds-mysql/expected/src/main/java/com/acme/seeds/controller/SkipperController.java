package com.acme.seeds.controller;

import com.acme.seeds.common.Created;
import com.acme.seeds.common.MergePatch;
import com.acme.seeds.common.PageResponse;
import com.acme.seeds.dto.SkipperFilter;
import com.acme.seeds.dto.SkipperRequest;
import com.acme.seeds.dto.SkipperResponse;
import com.acme.seeds.service.SkipperService;
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
@RequestMapping("/api/v1/skippers")
public class SkipperController {
  private final SkipperService service;

  public SkipperController(SkipperService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<SkipperResponse> list(SkipperFilter filter, Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{id}")
  public SkipperResponse get(@PathVariable Integer id) {
    return service.get(id);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public SkipperResponse create(
      @Valid @RequestBody SkipperRequest request, ServletWebRequest call) {
    SkipperResponse created = service.create(request);
    return Created.at(call, "/api/v1/skippers/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public SkipperResponse update(@PathVariable Integer id, @RequestBody SkipperRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public SkipperResponse patch(@PathVariable Integer id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Integer id) {
    service.delete(id);
  }
}
