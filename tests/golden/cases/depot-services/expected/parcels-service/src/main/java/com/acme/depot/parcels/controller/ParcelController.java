package com.acme.depot.parcels.controller;

import com.acme.depot.parcels.common.Created;
import com.acme.depot.parcels.common.ExpandQuery;
import com.acme.depot.parcels.common.Expanded;
import com.acme.depot.parcels.common.MergePatch;
import com.acme.depot.parcels.common.PageResponse;
import com.acme.depot.parcels.dto.ParcelCreateRequest;
import com.acme.depot.parcels.dto.ParcelFilter;
import com.acme.depot.parcels.dto.ParcelRequest;
import com.acme.depot.parcels.dto.ParcelResponse;
import com.acme.depot.parcels.dto.ScanFilter;
import com.acme.depot.parcels.dto.ScanResponse;
import com.acme.depot.parcels.neighbour.LabelQuestions;
import com.acme.depot.parcels.neighbour.ParcelLabels;
import com.acme.depot.parcels.neighbour.ParcelReferences;
import com.acme.depot.parcels.service.ParcelService;
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
@RequestMapping("/api/v1/parcels")
@Tag(name = "Parcels")
public class ParcelController {
  private final ParcelService service;
  private final ParcelReferences references;
  private final LabelQuestions labelQuestions;

  public ParcelController(
      ParcelService service, ParcelReferences references, LabelQuestions labelQuestions) {
    this.service = service;
    this.references = references;
    this.labelQuestions = labelQuestions;
  }

  @GetMapping
  public PageResponse<Expanded<ParcelResponse>> list(
      @ParameterObject ParcelFilter filter,
      @ParameterObject Pageable pageable,
      ExpandQuery expand) {
    return labelQuestions.page(
        ParcelLabels.RECORD,
        expand.names(),
        namedHere -> service.list(filter, pageable, namedHere));
  }

  @GetMapping("/{id}")
  public Expanded<ParcelResponse> get(@PathVariable Long id, ExpandQuery expand) {
    return labelQuestions.one(
        ParcelLabels.RECORD, expand.names(), namedHere -> service.get(id, namedHere));
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public ParcelResponse create(
      @Valid @RequestBody ParcelCreateRequest request, ServletWebRequest call) {
    ParcelResponse created = references.create(request, () -> service.create(request));
    return Created.at(call, "/api/v1/parcels/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public ParcelResponse update(@PathVariable Long id, @RequestBody ParcelRequest request) {
    return references.change(id, request, () -> service.update(id, request));
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public ParcelResponse patch(@PathVariable Long id, @RequestBody ObjectNode patch) {
    return references.patch(id, patch, () -> service.patch(id, patch));
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long id) {
    service.delete(id);
  }

  @GetMapping("/{parcelId}/scans")
  public PageResponse<ScanResponse> listScans(
      @PathVariable Long parcelId,
      @ParameterObject ScanFilter filter,
      @ParameterObject Pageable pageable) {
    return service.listScans(parcelId, filter, pageable);
  }
}
