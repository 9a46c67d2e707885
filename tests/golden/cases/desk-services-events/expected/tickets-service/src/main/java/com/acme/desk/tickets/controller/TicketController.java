package com.acme.desk.tickets.controller;

import com.acme.desk.tickets.common.Created;
import com.acme.desk.tickets.common.EntityTag;
import com.acme.desk.tickets.common.ExpandQuery;
import com.acme.desk.tickets.common.Expanded;
import com.acme.desk.tickets.common.MergePatch;
import com.acme.desk.tickets.common.PageResponse;
import com.acme.desk.tickets.dto.TicketFilter;
import com.acme.desk.tickets.dto.TicketRequest;
import com.acme.desk.tickets.dto.TicketResponse;
import com.acme.desk.tickets.neighbour.LabelQuestions;
import com.acme.desk.tickets.neighbour.TicketLabels;
import com.acme.desk.tickets.neighbour.TicketReferences;
import com.acme.desk.tickets.service.TicketService;
import jakarta.validation.Valid;
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
@RequestMapping("/api/v1/tickets")
public class TicketController {
  private final TicketService service;
  private final TicketReferences references;
  private final LabelQuestions labelQuestions;

  public TicketController(
      TicketService service, TicketReferences references, LabelQuestions labelQuestions) {
    this.service = service;
    this.references = references;
    this.labelQuestions = labelQuestions;
  }

  @GetMapping
  public PageResponse<Expanded<TicketResponse>> list(
      TicketFilter filter, Pageable pageable, ExpandQuery expand) {
    return labelQuestions.page(
        TicketLabels.RECORD,
        expand.names(),
        namedHere -> service.list(filter, pageable, namedHere));
  }

  @GetMapping("/{id}")
  public Expanded<TicketResponse> get(
      @PathVariable Long id, ExpandQuery expand, ServletWebRequest call) {
    return EntityTag.readUnlessExpanded(
        call,
        labelQuestions.one(
            TicketLabels.RECORD, expand.names(), namedHere -> service.get(id, namedHere)),
        TicketResponse::version);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public TicketResponse create(@Valid @RequestBody TicketRequest request, ServletWebRequest call) {
    TicketResponse created = references.create(request, () -> service.create(request));
    return Created.at(call, "/api/v1/tickets/{id}", created, created.id());
  }

  @PutMapping("/{id}")
  public TicketResponse update(
      @PathVariable Long id,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) String ifMatch,
      @RequestBody TicketRequest request,
      ServletWebRequest call) {
    return EntityTag.changed(
        call,
        references.change(id, request, () -> service.update(id, request, ifMatch)),
        TicketResponse::version);
  }

  @PatchMapping(
      path = "/{id}",
      consumes = {MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON_VALUE})
  public TicketResponse patch(
      @PathVariable Long id,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) String ifMatch,
      @RequestBody ObjectNode patch,
      ServletWebRequest call) {
    return EntityTag.changed(
        call,
        references.patch(id, patch, () -> service.patch(id, patch, ifMatch)),
        TicketResponse::version);
  }

  @DeleteMapping("/{id}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(
      @PathVariable Long id,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) String ifMatch) {
    service.delete(id, ifMatch);
  }
}
