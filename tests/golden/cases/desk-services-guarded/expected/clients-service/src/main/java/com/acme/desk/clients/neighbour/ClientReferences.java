package com.acme.desk.clients.neighbour;

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

  /** No record of another service may refer to one that is to be deleted. */
  public void checkUnused(UUID id) {
    neighbours.refuseIfUsed("tickets", () -> ticketsClient.ticketsByClientId(String.valueOf(id)));
  }
}
