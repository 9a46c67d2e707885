package com.acme.desk.clients.controller;

import com.acme.desk.clients.common.Created;
import com.acme.desk.clients.common.MergePatch;
import com.acme.desk.clients.common.PageResponse;
import com.acme.desk.clients.domain.BranchId;
import com.acme.desk.clients.dto.BranchFilter;
import com.acme.desk.clients.dto.BranchRequest;
import com.acme.desk.clients.dto.BranchResponse;
import com.acme.desk.clients.service.BranchService;
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
@RequestMapping("/api/v1/branches")
public class BranchController {
  private final BranchService service;

  public BranchController(BranchService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<BranchResponse> list(BranchFilter filter, Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{country}/{no}")
  public BranchResponse get(@PathVariable String country, @PathVariable Short no) {
    return service.get(new BranchId(country, no));
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public BranchResponse create(@Valid @RequestBody BranchRequest request, ServletWebRequest call) {
    BranchResponse created = service.create(request);
    return Created.at(
        call, "/api/v1/branches/{country}/{no}", created, created.country(), created.no());
  }

  @PutMapping("/{country}/{no}")
  public BranchResponse update(
      @PathVariable String country, @PathVariable Short no, @RequestBody BranchRequest request) {
    return service.update(new BranchId(country, no), request);
  }

  @PatchMapping(
      path = "/{country}/{no}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public BranchResponse patch(
      @PathVariable String country, @PathVariable Short no, @RequestBody ObjectNode patch) {
    return service.patch(new BranchId(country, no), patch);
  }

  @DeleteMapping("/{country}/{no}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable String country, @PathVariable Short no) {
    service.delete(new BranchId(country, no));
  }
}
