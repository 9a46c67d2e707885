package com.acme.desk.clients.neighbour;

import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.service.annotation.GetExchange;

public interface TicketsClient {

  @GetExchange("/api/v1/tickets?clientId={id}&size=1")
  Counted ticketsByClientId(@PathVariable("id") String id);
}
