package com.acme.depot.parcels.controller;

import com.acme.depot.parcels.common.Created;
import com.acme.depot.parcels.common.MergePatch;
import com.acme.depot.parcels.common.PageResponse;
import com.acme.depot.parcels.domain.ScanId;
import com.acme.depot.parcels.dto.ScanFilter;
import com.acme.depot.parcels.dto.ScanRequest;
import com.acme.depot.parcels.dto.ScanResponse;
import com.acme.depot.parcels.service.ScanService;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import java.time.OffsetDateTime;
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
@RequestMapping("/api/v1/scans")
@Tag(name = "Scans")
public class ScanController {
  private final ScanService service;

  public ScanController(ScanService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<ScanResponse> list(
      @ParameterObject ScanFilter filter, @ParameterObject Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{parcelId}/{at}")
  public ScanResponse get(@PathVariable Long parcelId, @PathVariable OffsetDateTime at) {
    return service.get(new ScanId(parcelId, at));
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public ScanResponse create(@Valid @RequestBody ScanRequest request, ServletWebRequest call) {
    ScanResponse created = service.create(request);
    return Created.at(
        call, "/api/v1/scans/{parcelId}/{at}", created, created.parcelId(), created.at());
  }

  @PutMapping("/{parcelId}/{at}")
  public ScanResponse update(
      @PathVariable Long parcelId,
      @PathVariable OffsetDateTime at,
      @RequestBody ScanRequest request) {
    return service.update(new ScanId(parcelId, at), request);
  }

  @PatchMapping(
      path = "/{parcelId}/{at}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public ScanResponse patch(
      @PathVariable Long parcelId, @PathVariable OffsetDateTime at, @RequestBody ObjectNode patch) {
    return service.patch(new ScanId(parcelId, at), patch);
  }

  @DeleteMapping("/{parcelId}/{at}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long parcelId, @PathVariable OffsetDateTime at) {
    service.delete(new ScanId(parcelId, at));
  }
}
