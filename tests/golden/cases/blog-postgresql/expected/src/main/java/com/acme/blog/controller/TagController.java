package com.acme.blog.controller;

import com.acme.blog.common.Created;
import com.acme.blog.common.MergePatch;
import com.acme.blog.common.PageResponse;
import com.acme.blog.dto.TagFilter;
import com.acme.blog.dto.TagRequest;
import com.acme.blog.dto.TagResponse;
import com.acme.blog.service.TagService;
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
@RequestMapping("/api/v1/tags")
@Tag(name = "Tags")
public class TagController {
  private final TagService service;

  public TagController(TagService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<TagResponse> list(
      @ParameterObject TagFilter filter, @ParameterObject Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{id}")
  public TagResponse get(@PathVariable Integer id) {
    return service.get(id);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public TagResponse create(@Valid @RequestBody TagRequest request, ServletWebRequest call) {
    TagResponse created = service.create(request);
    return Created.at(call, "/api/v1/tags/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public TagResponse update(@PathVariable Integer id, @RequestBody TagRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public TagResponse patch(@PathVariable Integer id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Integer id) {
    service.delete(id);
  }
}
