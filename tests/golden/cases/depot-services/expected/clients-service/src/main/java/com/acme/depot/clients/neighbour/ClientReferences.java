package com.acme.depot.clients.neighbour;

import java.util.UUID;
import org.springframework.stereotype.Component;

/** Asks other services for what clients have to do with, before anything is written. */
@Component
public class ClientReferences {
  private final Neighbours neighbours;
  private final ParcelsClient parcelsClient;

  public ClientReferences(Neighbours neighbours, ParcelsClient parcelsClient) {
    this.neighbours = neighbours;
    this.parcelsClient = parcelsClient;
  }

  /** No record of another service may refer to one that is to be deleted. */
  public void checkUnused(UUID id) {
    neighbours.refuseIfUsed("parcels", () -> parcelsClient.parcelsBySenderId(String.valueOf(id)));
    neighbours.refuseIfUsed("parcels", () -> parcelsClient.parcelsByReceiverId(String.valueOf(id)));
  }
}
