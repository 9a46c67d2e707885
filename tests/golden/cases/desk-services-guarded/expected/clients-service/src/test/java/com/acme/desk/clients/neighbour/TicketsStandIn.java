package com.acme.desk.clients.neighbour;

import java.util.List;
import java.util.Map;
import org.springframework.context.annotation.Primary;
import org.springframework.stereotype.Component;

@Component
@Primary
class TicketsStandIn implements TicketsClient {
  private final StandIns standIns;

  TicketsStandIn(StandIns standIns) {
    this.standIns = standIns;
  }

  @Override
  public Map<String, List<List<String>>> open(Map<String, List<List<String>>> keys) {
    return standIns.open(keys);
  }

  @Override
  public Counted ticketsByClientId(String id) {
    return standIns.count();
  }
}
