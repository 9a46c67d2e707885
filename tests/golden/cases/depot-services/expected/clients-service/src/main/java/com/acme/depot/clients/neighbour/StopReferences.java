package com.acme.depot.clients.neighbour;

import com.acme.depot.clients.domain.StopId;
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

  /** No record of another service may refer to one that is to be deleted. */
  public void checkUnused(StopId id) {
    neighbours.refuseIfUsed(
        "parcels",
        () ->
            parcelsClient.parcelsByRouteAndStopNumber(
                String.valueOf(id.route()), String.valueOf(id.place())));
  }
}
