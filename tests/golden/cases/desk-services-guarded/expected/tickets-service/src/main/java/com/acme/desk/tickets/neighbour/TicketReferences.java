package com.acme.desk.tickets.neighbour;

import com.acme.desk.tickets.common.MergePatch;
import com.acme.desk.tickets.dto.TicketRequest;
import com.acme.desk.tickets.dto.TicketResponse;
import com.acme.desk.tickets.service.TicketService;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;
import tools.jackson.databind.node.ObjectNode;

/** Asks other services for what tickets have to do with, before anything is written. */
@Component
public class TicketReferences {
  private final Neighbours neighbours;
  private final TicketService service;
  private final MergePatch mergePatch;

  public TicketReferences(Neighbours neighbours, TicketService service, MergePatch mergePatch) {
    this.neighbours = neighbours;
    this.service = service;
    this.mergePatch = mergePatch;
  }

  /** There has to be everything a new record refers to. */
  public <T> T create(TicketRequest request, Supplier<T> write) {
    References references = new References();
    references.add("clients", ClientsClient.CLIENT, List.of("clientId"), request.clientId());
    return neighbours.referring(references, write);
  }

  /** There has to be what a changed record refers to and did not refer to before. */
  public <T> T change(Long id, TicketRequest request, Supplier<T> write) {
    TicketResponse before = service.get(id);
    return change(before, mergePatch.replace(request, () -> before, TicketRequest.class), write);
  }

  public <T> T patch(Long id, ObjectNode patch, Supplier<T> write) {
    if (Stream.of("clientId").noneMatch(patch::has)) {
      return write.get();
    }
    TicketResponse before = service.get(id);
    return change(before, mergePatch.apply(patch, before, TicketRequest.class), write);
  }

  private <T> T change(TicketResponse before, TicketRequest request, Supplier<T> write) {
    References references = new References();
    if (!Objects.equals(request.clientId(), before.clientId())) {
      references.add("clients", ClientsClient.CLIENT, List.of("clientId"), request.clientId());
    }
    return neighbours.referring(references, write);
  }
}
