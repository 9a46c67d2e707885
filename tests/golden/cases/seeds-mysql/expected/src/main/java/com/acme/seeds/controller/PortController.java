package com.acme.seeds.controller;

import com.acme.seeds.common.Created;
import com.acme.seeds.common.ExpandQuery;
import com.acme.seeds.common.Expanded;
import com.acme.seeds.common.MergePatch;
import com.acme.seeds.common.PageResponse;
import com.acme.seeds.dto.PortFilter;
import com.acme.seeds.dto.PortRequest;
import com.acme.seeds.dto.PortResponse;
import com.acme.seeds.service.PortService;
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
@RequestMapping("/api/v1/ports")
public class PortController {
  private final PortService service;

  public PortController(PortService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<PortResponse>> list(
      PortFilter filter, Pageable pageable, ExpandQuery expand) {
    return service.list(filter, pageable, expand.names());
  }

  @GetMapping("/{id}")
  public Expanded<PortResponse> get(@PathVariable Integer id, ExpandQuery expand) {
    return service.get(id, expand.names());
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public PortResponse create(@Valid @RequestBody PortRequest request, ServletWebRequest call) {
    PortResponse created = service.create(request);
    return Created.at(call, "/api/v1/ports/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public PortResponse update(@PathVariable Integer id, @RequestBody PortRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public PortResponse patch(@PathVariable Integer id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Integer id) {
    service.delete(id);
  }
}
