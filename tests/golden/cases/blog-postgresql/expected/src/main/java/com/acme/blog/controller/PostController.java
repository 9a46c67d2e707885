package com.acme.blog.controller;

import com.acme.blog.common.Created;
import com.acme.blog.common.EntityTag;
import com.acme.blog.common.ExpandQuery;
import com.acme.blog.common.Expanded;
import com.acme.blog.common.MergePatch;
import com.acme.blog.common.PageResponse;
import com.acme.blog.dto.PostFilter;
import com.acme.blog.dto.PostRequest;
import com.acme.blog.dto.PostResponse;
import com.acme.blog.dto.PostSummary;
import com.acme.blog.dto.TagResponse;
import com.acme.blog.service.PostService;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.ServletWebRequest;
import tools.jackson.databind.node.ObjectNode;

@RestController
@RequestMapping("/api/v1/posts")
@Tag(name = "Posts")
public class PostController {
  private final PostService service;

  public PostController(PostService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<PostSummary>> list(
      @ParameterObject PostFilter filter, @ParameterObject Pageable pageable, ExpandQuery expand) {
    return service.list(filter, pageable, expand.names());
  }

  @GetMapping("/{id}")
  public Expanded<PostResponse> get(
      @PathVariable Long id, ExpandQuery expand, ServletWebRequest call) {
    return EntityTag.readUnlessExpanded(
        call, service.get(id, expand.names()), PostResponse::version);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public PostResponse create(@Valid @RequestBody PostRequest request, ServletWebRequest call) {
    PostResponse created = service.create(request);
    return Created.at(call, "/api/v1/posts/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public PostResponse update(
      @PathVariable Long id,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) String ifMatch,
      @RequestBody PostRequest request,
      ServletWebRequest call) {
    return EntityTag.changed(call, service.update(id, request, ifMatch), PostResponse::version);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public PostResponse patch(
      @PathVariable Long id,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) String ifMatch,
      @RequestBody ObjectNode patch,
      ServletWebRequest call) {
    return EntityTag.changed(call, service.patch(id, patch, ifMatch), PostResponse::version);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(
      @PathVariable Long id,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) String ifMatch) {
    service.delete(id, ifMatch);
  }

  @GetMapping("/{id}/tags")
  public PageResponse<TagResponse> listTags(
      @PathVariable Long id, @ParameterObject Pageable pageable) {
    return service.listTags(id, pageable);
  }

  @PutMapping("/{id}/tags/{tagId}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void addTag(@PathVariable Long id, @PathVariable Integer tagId) {
    service.addTag(id, tagId);
  }

  @DeleteMapping("/{id}/tags/{tagId}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void removeTag(@PathVariable Long id, @PathVariable Integer tagId) {
    service.removeTag(id, tagId);
  }
}
