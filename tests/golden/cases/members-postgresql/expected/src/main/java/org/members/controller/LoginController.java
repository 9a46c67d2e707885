package org.members.controller;

import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.members.common.Created;
import org.members.common.ExpandQuery;
import org.members.common.Expanded;
import org.members.common.MergePatch;
import org.members.common.PageResponse;
import org.members.dto.LoginFilter;
import org.members.dto.LoginRequest;
import org.members.dto.LoginResponse;
import org.members.service.LoginService;
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
@RequestMapping("/api/v1/logins")
@Tag(name = "Logins")
public class LoginController {
  private final LoginService service;

  public LoginController(LoginService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<Expanded<LoginResponse>> list(
      @ParameterObject LoginFilter filter, @ParameterObject Pageable pageable, ExpandQuery expand) {
    return service.list(filter, pageable, expand.names());
  }

  @GetMapping("/{token}")
  public Expanded<LoginResponse> get(@PathVariable String token, ExpandQuery expand) {
    return service.get(token, expand.names());
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public LoginResponse create(@Valid @RequestBody LoginRequest request, ServletWebRequest call) {
    LoginResponse created = service.create(request);
    return Created.at(call, "/api/v1/logins/{token}", created, created.token());
  }

  @PutMapping("/{token}")
  public LoginResponse update(@PathVariable String token, @RequestBody LoginRequest request) {
    return service.update(token, request);
  }

  @PatchMapping(
      path = "/{token}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public LoginResponse patch(@PathVariable String token, @RequestBody ObjectNode patch) {
    return service.patch(token, patch);
  }

  @DeleteMapping("/{token}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable String token) {
    service.delete(token);
  }
}
