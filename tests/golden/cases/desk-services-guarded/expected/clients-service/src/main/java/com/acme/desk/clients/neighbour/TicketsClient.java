package com.acme.desk.clients.neighbour;

import java.util.List;
import java.util.Map;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.PostExchange;

public interface TicketsClient {

  /** Which of these records of ours it is about to refer to. */
  @PostExchange("/internal/open-references")
  Map<String, List<List<String>>> open(@RequestBody Map<String, List<List<String>>> keys);

  @GetExchange("/api/v1/tickets?clientId={id}&size=1")
  Counted ticketsByClientId(@PathVariable("id") String id);
}
