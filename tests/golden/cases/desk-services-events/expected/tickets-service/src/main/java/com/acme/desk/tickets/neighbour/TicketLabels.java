package com.acme.desk.tickets.neighbour;

import com.acme.desk.tickets.dto.TicketResponse;

/** What answers about tickets may name, by ?expand. */
public final class TicketLabels {
  public static final LabelQuestions.References<TicketResponse> RECORD =
      LabelQuestions.References.<TicketResponse>of()
          .elsewhere(
              "client", "clients", ClientsClient.CLIENT, one -> LabelQuestions.key(one.clientId()))
          .elsewhere(
              "referrer",
              "clients",
              ClientsClient.CLIENT,
              one -> LabelQuestions.key(one.referrerId()));

  private TicketLabels() {}
}
