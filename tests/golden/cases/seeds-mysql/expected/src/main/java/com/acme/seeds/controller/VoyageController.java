package com.acme.seeds.controller;

import com.acme.seeds.common.Created;
import com.acme.seeds.common.ExpandQuery;
import com.acme.seeds.common.Expanded;
import com.acme.seeds.common.MergePatch;
import com.acme.seeds.common.PageResponse;
import com.acme.seeds.dto.VoyageFilter;
import com.acme.seeds.dto.VoyageRequest;
import com.acme.seeds.dto.VoyageResponse;
import com.acme.seeds.service.VoyageService;
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
@RequestMapping("/api/v1/voyages")
public class VoyageController {
  private final VoyageService service;

  public VoyageController(VoyageService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<VoyageResponse>> list(
      VoyageFilter filter, Pageable pageable, ExpandQuery expand) {
    return service.list(filter, pageable, expand.names());
  }

  @GetMapping("/{id}")
  public Expanded<VoyageResponse> get(@PathVariable Long id, ExpandQuery expand) {
    return service.get(id, expand.names());
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public VoyageResponse create(@Valid @RequestBody VoyageRequest request, ServletWebRequest call) {
    VoyageResponse created = service.create(request);
    return Created.at(call, "/api/v1/voyages/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public VoyageResponse update(@PathVariable Long id, @RequestBody VoyageRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public VoyageResponse patch(@PathVariable Long id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long id) {
    service.delete(id);
  }
}
