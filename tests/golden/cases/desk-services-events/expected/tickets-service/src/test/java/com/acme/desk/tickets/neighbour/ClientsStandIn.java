package com.acme.desk.tickets.neighbour;

import java.util.List;
import java.util.Map;
import org.springframework.context.annotation.Primary;
import org.springframework.stereotype.Component;

@Component
@Primary
class ClientsStandIn implements ClientsClient {
  private final StandIns standIns;

  ClientsStandIn(StandIns standIns) {
    this.standIns = standIns;
  }

  @Override
  public Map<String, List<List<String>>> missing(Map<String, List<List<String>>> keys) {
    return standIns.missing(keys);
  }

  @Override
  public Map<String, List<String>> labels(Map<String, List<List<String>>> keys) {
    return standIns.labels(keys);
  }
}
