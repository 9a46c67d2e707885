package com.acme.desk.clients.controller;

import com.acme.desk.clients.common.Created;
import com.acme.desk.clients.common.MergePatch;
import com.acme.desk.clients.common.PageResponse;
import com.acme.desk.clients.dto.ClientFilter;
import com.acme.desk.clients.dto.ClientRequest;
import com.acme.desk.clients.dto.ClientResponse;
import com.acme.desk.clients.neighbour.ClientReferences;
import com.acme.desk.clients.service.ClientService;
import jakarta.validation.Valid;
import java.util.UUID;
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
@RequestMapping("/api/v1/clients")
public class ClientController {
  private final ClientService service;
  private final ClientReferences references;

  public ClientController(ClientService service, ClientReferences references) {
    this.service = service;
    this.references = references;
  }

  @GetMapping
  public PageResponse<ClientResponse> list(ClientFilter filter, Pageable pageable) {
    return service.list(filter, pageable);
  }

  @GetMapping("/{id}")
  public ClientResponse get(@PathVariable UUID id) {
    return service.get(id);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public ClientResponse create(@Valid @RequestBody ClientRequest request, ServletWebRequest call) {
    ClientResponse created = service.create(request);
    return Created.at(call, "/api/v1/clients/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public ClientResponse update(@PathVariable UUID id, @RequestBody ClientRequest request) {
    return service.update(id, request);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public ClientResponse patch(@PathVariable UUID id, @RequestBody ObjectNode patch) {
    return service.patch(id, patch);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable UUID id) {
    references.delete(id, () -> service.delete(id));
  }
}
