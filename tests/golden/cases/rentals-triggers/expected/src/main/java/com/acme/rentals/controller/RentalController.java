package com.acme.rentals.controller;

import com.acme.rentals.common.Created;
import com.acme.rentals.common.ExpandQuery;
import com.acme.rentals.common.Expanded;
import com.acme.rentals.common.MergePatch;
import com.acme.rentals.common.PageResponse;
import com.acme.rentals.dto.RentalFilter;
import com.acme.rentals.dto.RentalRequest;
import com.acme.rentals.dto.RentalResponse;
import com.acme.rentals.service.RentalService;
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
@RequestMapping("/api/v1/rentals")
@Tag(name = "Rentals")
public class RentalController {
  private final RentalService service;

  public RentalController(RentalService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<RentalResponse>> list(
      @ParameterObject RentalFilter filter,
      @ParameterObject Pageable pageable,
      ExpandQuery expand) {
    return service.list(filter, pageable, expand.names());
  }

  @GetMapping("/{id}")
  public Expanded<RentalResponse> get(@PathVariable Integer id, ExpandQuery expand) {
    return service.get(id, expand.names());
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public RentalResponse create(@Valid @RequestBody RentalRequest request, ServletWebRequest call) {
    RentalResponse created = service.create(request);
    return Created.at(call, "/api/v1/rentals/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public RentalResponse update(@PathVariable Integer id, @RequestBody RentalRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public RentalResponse patch(@PathVariable Integer id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Integer id) {
    service.delete(id);
  }
}
