package com.acme.rentals.controller;

import com.acme.rentals.common.Created;
import com.acme.rentals.common.MergePatch;
import com.acme.rentals.common.PageResponse;
import com.acme.rentals.dto.ToolFilter;
import com.acme.rentals.dto.ToolRequest;
import com.acme.rentals.dto.ToolResponse;
import com.acme.rentals.service.ToolService;
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
@RequestMapping("/api/v1/tools")
@Tag(name = "Tools")
public class ToolController {
  private final ToolService service;

  public ToolController(ToolService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<ToolResponse> list(
      @ParameterObject ToolFilter filter, @ParameterObject Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{id}")
  public ToolResponse get(@PathVariable Integer id) {
    return service.get(id);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public ToolResponse create(@Valid @RequestBody ToolRequest request, ServletWebRequest call) {
    ToolResponse created = service.create(request);
    return Created.at(call, "/api/v1/tools/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public ToolResponse update(@PathVariable Integer id, @RequestBody ToolRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public ToolResponse patch(@PathVariable Integer id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Integer id) {
    service.delete(id);
  }
}
