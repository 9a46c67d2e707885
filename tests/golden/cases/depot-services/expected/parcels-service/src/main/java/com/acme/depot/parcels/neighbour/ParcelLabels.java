package com.acme.depot.parcels.neighbour;

import com.acme.depot.parcels.dto.ParcelResponse;

/** What answers about parcels may name, by ?expand. */
public final class ParcelLabels {
  public static final LabelQuestions.References<ParcelResponse> RECORD =
      LabelQuestions.References.<ParcelResponse>of()
          .elsewhere(
              "sender", "clients", ClientsClient.CLIENT, one -> LabelQuestions.key(one.senderId()))
          .elsewhere(
              "receiver",
              "clients",
              ClientsClient.CLIENT,
              one -> LabelQuestions.key(one.receiverId()));

  private ParcelLabels() {}
}
