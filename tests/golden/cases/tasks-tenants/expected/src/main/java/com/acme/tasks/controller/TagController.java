package com.acme.tasks.controller;

import com.acme.tasks.common.Created;
import com.acme.tasks.common.ExpandQuery;
import com.acme.tasks.common.Expanded;
import com.acme.tasks.common.MergePatch;
import com.acme.tasks.common.PageResponse;
import com.acme.tasks.domain.TagId;
import com.acme.tasks.dto.TagFilter;
import com.acme.tasks.dto.TagRequest;
import com.acme.tasks.dto.TagResponse;
import com.acme.tasks.service.TagService;
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
@RequestMapping("/api/v1/tags")
public class TagController {
  private final TagService service;

  public TagController(TagService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<TagResponse>> list(
      TagFilter filter, Pageable pageable, ExpandQuery expand) {
    return service.list(filter, pageable, expand.names());
  }

  @GetMapping("/{organizationId}/{name}")
  public Expanded<TagResponse> get(
      @PathVariable Long organizationId, @PathVariable String name, ExpandQuery expand) {
    return service.get(new TagId(organizationId, name), expand.names());
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public TagResponse create(@Valid @RequestBody TagRequest request, ServletWebRequest call) {
    TagResponse created = service.create(request);
    return Created.at(
        call,
        "/api/v1/tags/{organizationId}/{name}",
        created,
        created.organizationId(),
        created.name());
  }

  @PutMapping("/{organizationId}/{name}")
  public TagResponse update(
      @PathVariable Long organizationId,
      @PathVariable String name,
      @RequestBody TagRequest request) {
    return service.update(new TagId(organizationId, name), request);
  }

  @PatchMapping(
      path = "/{organizationId}/{name}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public TagResponse patch(
      @PathVariable Long organizationId, @PathVariable String name, @RequestBody ObjectNode patch) {
    return service.patch(new TagId(organizationId, name), patch);
  }

  @DeleteMapping("/{organizationId}/{name}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long organizationId, @PathVariable String name) {
    service.delete(new TagId(organizationId, name));
  }
}
