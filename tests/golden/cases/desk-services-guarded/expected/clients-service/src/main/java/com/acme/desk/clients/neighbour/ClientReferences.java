package com.acme.desk.clients.neighbour;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Asks other services for what clients have to do with, before anything is written. */
@Component
public class ClientReferences {
  private final Neighbours neighbours;
  private final TicketsClient ticketsClient;

  public ClientReferences(Neighbours neighbours, TicketsClient ticketsClient) {
    this.neighbours = neighbours;
    this.ticketsClient = ticketsClient;
  }

  /** No record of another service may refer to one that is to be deleted, nor be about to. */
  public void delete(UUID id, Runnable write) {
    List<String> key = List.of(String.valueOf(id));
    neighbours.deleting("clients", key, () -> checkUnused(id, key), write);
  }

  private void checkUnused(UUID id, List<String> key) {
    neighbours.refuseIfPromised(
        "tickets", () -> ticketsClient.open(Map.of("clients", List.of(key))));
    neighbours.refuseIfUsed("tickets", () -> ticketsClient.ticketsByClientId(String.valueOf(id)));
  }
}
