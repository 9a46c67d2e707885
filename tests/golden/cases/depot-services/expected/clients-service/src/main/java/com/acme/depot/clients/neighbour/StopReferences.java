package com.acme.depot.clients.neighbour;

import com.acme.depot.clients.domain.StopId;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Asks other services for what stops have to do with, before anything is written. */
@Component
public class StopReferences {
  private final Neighbours neighbours;
  private final ParcelsClient parcelsClient;

  public StopReferences(Neighbours neighbours, ParcelsClient parcelsClient) {
    this.neighbours = neighbours;
    this.parcelsClient = parcelsClient;
  }

  /** No record of another service may refer to one that is to be deleted, nor be about to. */
  public void delete(StopId id, Runnable write) {
    List<String> key = List.of(String.valueOf(id.route()), String.valueOf(id.place()));
    neighbours.deleting("stops", key, () -> checkUnused(id, key), write);
  }

  private void checkUnused(StopId id, List<String> key) {
    neighbours.refuseIfPromised("parcels", () -> parcelsClient.open(Map.of("stops", List.of(key))));
    neighbours.refuseIfUsed(
        "parcels",
        () ->
            parcelsClient.parcelsByRouteAndStopNumber(
                String.valueOf(id.route()), String.valueOf(id.place())));
  }
}
