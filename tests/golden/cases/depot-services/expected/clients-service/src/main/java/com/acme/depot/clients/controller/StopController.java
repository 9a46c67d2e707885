package com.acme.depot.clients.controller;

import com.acme.depot.clients.common.Created;
import com.acme.depot.clients.common.MergePatch;
import com.acme.depot.clients.common.PageResponse;
import com.acme.depot.clients.domain.StopId;
import com.acme.depot.clients.dto.StopFilter;
import com.acme.depot.clients.dto.StopRequest;
import com.acme.depot.clients.dto.StopResponse;
import com.acme.depot.clients.neighbour.StopReferences;
import com.acme.depot.clients.service.StopService;
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
@RequestMapping("/api/v1/stops")
@Tag(name = "Stops")
public class StopController {
  private final StopService service;
  private final StopReferences references;

  public StopController(StopService service, StopReferences references) {
    this.service = service;
    this.references = references;
  }

  @GetMapping
  public PageResponse<StopResponse> list(
      @ParameterObject StopFilter filter, @ParameterObject Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{route}/{place}")
  public StopResponse get(@PathVariable String route, @PathVariable Short place) {
    return service.get(new StopId(route, place));
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public StopResponse create(@Valid @RequestBody StopRequest request, ServletWebRequest call) {
    StopResponse created = service.create(request);
    return Created.at(
        call, "/api/v1/stops/{route}/{place}", created, created.route(), created.place());
  }

  @PutMapping("/{route}/{place}")
  public StopResponse update(
      @PathVariable String route, @PathVariable Short place, @RequestBody StopRequest request) {
    return service.update(new StopId(route, place), request);
  }

  @PatchMapping(
      path = "/{route}/{place}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public StopResponse patch(
      @PathVariable String route, @PathVariable Short place, @RequestBody ObjectNode patch) {
    return service.patch(new StopId(route, place), patch);
  }

  @DeleteMapping("/{route}/{place}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable String route, @PathVariable Short place) {
    references.delete(new StopId(route, place), () -> service.delete(new StopId(route, place)));
  }
}
