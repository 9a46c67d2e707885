package org.members.controller;

import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import java.util.List;
import org.members.common.Created;
import org.members.common.KnownParameters;
import org.members.common.MergePatch;
import org.members.common.PageResponse;
import org.members.domain.ShelfId;
import org.members.dto.ShelfFilter;
import org.members.dto.ShelfRequest;
import org.members.dto.ShelfResponse;
import org.members.service.ShelfService;
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
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.ServletWebRequest;
import tools.jackson.databind.node.ObjectNode;

@RestController
@RequestMapping("/api/v1/shelves")
@Tag(name = "Shelves")
public class ShelfController {
  private final ShelfService service;

  public ShelfController(ShelfService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<ShelfResponse> list(
      @ParameterObject ShelfFilter filter,
      @ParameterObject Pageable pageable,
      @RequestParam(defaultValue = "false") boolean deleted,
      ServletWebRequest call) {
    if (deleted) {
      KnownParameters.check(call.getParameterMap().keySet(), List.of("deleted", "page", "size"));
      return service.listDeleted(pageable);
    }
    return service.list(filter, pageable);
  }

  @GetMapping("/{room}/{number}")
  public ShelfResponse get(@PathVariable String room, @PathVariable Integer number) {
    return service.get(new ShelfId(room, number));
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public ShelfResponse create(@Valid @RequestBody ShelfRequest request, ServletWebRequest call) {
    ShelfResponse created = service.create(request);
    return Created.at(
        call, "/api/v1/shelves/{room}/{number}", created, created.room(), created.number());
  }

  @PutMapping("/{room}/{number}")
  public ShelfResponse update(
      @PathVariable String room, @PathVariable Integer number, @RequestBody ShelfRequest request) {
    return service.update(new ShelfId(room, number), request);
  }

  @PatchMapping(
      path = "/{room}/{number}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public ShelfResponse patch(
      @PathVariable String room, @PathVariable Integer number, @RequestBody ObjectNode patch) {
    return service.patch(new ShelfId(room, number), patch);
  }

  @DeleteMapping("/{room}/{number}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable String room, @PathVariable Integer number) {
    service.delete(new ShelfId(room, number));
  }

  @PostMapping("/{room}/{number}/restore")
  public ShelfResponse restore(@PathVariable String room, @PathVariable Integer number) {
    return service.restore(new ShelfId(room, number));
  }
}
