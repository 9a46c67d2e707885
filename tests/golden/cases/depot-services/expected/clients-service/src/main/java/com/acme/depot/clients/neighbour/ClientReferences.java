package com.acme.depot.clients.neighbour;

import java.util.List;
import java.util.Map;
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

  /** No record of another service may refer to one that is to be deleted, nor be about to. */
  public void delete(UUID id, Runnable write) {
    List<String> key = List.of(String.valueOf(id));
    neighbours.deleting("clients", key, () -> checkUnused(id, key), write);
  }

  private void checkUnused(UUID id, List<String> key) {
    neighbours.refuseIfPromised(
        "parcels", () -> parcelsClient.open(Map.of("clients", List.of(key))));
    neighbours.refuseIfUsed("parcels", () -> parcelsClient.parcelsBySenderId(String.valueOf(id)));
    neighbours.refuseIfUsed("parcels", () -> parcelsClient.parcelsByReceiverId(String.valueOf(id)));
  }
}
