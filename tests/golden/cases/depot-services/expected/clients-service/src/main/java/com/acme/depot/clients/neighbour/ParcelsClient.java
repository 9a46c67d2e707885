package com.acme.depot.clients.neighbour;

import java.util.List;
import java.util.Map;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.PostExchange;

public interface ParcelsClient {

  /** Which of these records of ours it is about to refer to. */
  @PostExchange("/internal/open-references")
  Map<String, List<List<String>>> open(@RequestBody Map<String, List<List<String>>> keys);

  @GetExchange("/api/v1/parcels?senderId={id}&size=1")
  Counted parcelsBySenderId(@PathVariable("id") String id);

  @GetExchange("/api/v1/parcels?receiverId={id}&size=1")
  Counted parcelsByReceiverId(@PathVariable("id") String id);

  @GetExchange("/api/v1/parcels?route={route}&stopNumber={place}&size=1")
  Counted parcelsByRouteAndStopNumber(
      @PathVariable("route") String route, @PathVariable("place") String place);
}
