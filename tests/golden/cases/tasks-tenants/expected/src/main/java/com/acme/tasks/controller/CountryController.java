package com.acme.tasks.controller;

import com.acme.tasks.common.Created;
import com.acme.tasks.common.MergePatch;
import com.acme.tasks.common.PageResponse;
import com.acme.tasks.dto.CountryFilter;
import com.acme.tasks.dto.CountryRequest;
import com.acme.tasks.dto.CountryResponse;
import com.acme.tasks.service.CountryService;
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
@RequestMapping("/api/v1/countries")
public class CountryController {
  private final CountryService service;

  public CountryController(CountryService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<CountryResponse> list(CountryFilter filter, Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{code}")
  public CountryResponse get(@PathVariable String code) {
    return service.get(code);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public CountryResponse create(
      @Valid @RequestBody CountryRequest request, ServletWebRequest call) {
    CountryResponse created = service.create(request);
    return Created.at(call, "/api/v1/countries/{code}", created, created.code());
  }

  @PutMapping("/{code}")
  public CountryResponse update(@PathVariable String code, @RequestBody CountryRequest request) {
    return service.update(code, request);
  }

  @PatchMapping(
      path = "/{code}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public CountryResponse patch(@PathVariable String code, @RequestBody ObjectNode patch) {
    return service.patch(code, patch);
  }

  @DeleteMapping("/{code}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable String code) {
    service.delete(code);
  }
}
