package com.acme.depot.parcels.neighbour;

import com.acme.depot.parcels.common.MergePatch;
import com.acme.depot.parcels.dto.ParcelCreateRequest;
import com.acme.depot.parcels.dto.ParcelRequest;
import com.acme.depot.parcels.dto.ParcelResponse;
import com.acme.depot.parcels.service.ParcelService;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;
import tools.jackson.databind.node.ObjectNode;

/** Asks other services for what parcels have to do with, before anything is written. */
@Component
public class ParcelReferences {
  private final Neighbours neighbours;
  private final ParcelService service;
  private final MergePatch mergePatch;

  public ParcelReferences(Neighbours neighbours, ParcelService service, MergePatch mergePatch) {
    this.neighbours = neighbours;
    this.service = service;
    this.mergePatch = mergePatch;
  }

  /** There has to be everything a new record refers to. */
  public <T> T create(ParcelCreateRequest request, Supplier<T> write) {
    References references = new References();
    references.add("clients", ClientsClient.CLIENT, List.of("senderId"), request.senderId());
    references.add("clients", ClientsClient.CLIENT, List.of("receiverId"), request.receiverId());
    references.add(
        "clients",
        ClientsClient.STOP,
        List.of("route", "stopNumber"),
        request.route(),
        request.stopNumber());
    return neighbours.referring(references, write);
  }

  /** There has to be what a changed record refers to and did not refer to before. */
  public <T> T change(Long id, ParcelRequest request, Supplier<T> write) {
    ParcelResponse before = service.get(id);
    return change(before, mergePatch.replace(request, () -> before, ParcelRequest.class), write);
  }

  public <T> T patch(Long id, ObjectNode patch, Supplier<T> write) {
    if (Stream.of("senderId", "receiverId", "route", "stopNumber").noneMatch(patch::has)) {
      return write.get();
    }
    ParcelResponse before = service.get(id);
    return change(before, mergePatch.apply(patch, before, ParcelRequest.class), write);
  }

  private <T> T change(ParcelResponse before, ParcelRequest request, Supplier<T> write) {
    References references = new References();
    if (!Objects.equals(request.senderId(), before.senderId())) {
      references.add("clients", ClientsClient.CLIENT, List.of("senderId"), request.senderId());
    }
    if (!Objects.equals(request.receiverId(), before.receiverId())) {
      references.add("clients", ClientsClient.CLIENT, List.of("receiverId"), request.receiverId());
    }
    if (!Objects.equals(request.route(), before.route())
        || !Objects.equals(request.stopNumber(), before.stopNumber())) {
      references.add(
          "clients",
          ClientsClient.STOP,
          List.of("route", "stopNumber"),
          request.route(),
          request.stopNumber());
    }
    return neighbours.referring(references, write);
  }
}
