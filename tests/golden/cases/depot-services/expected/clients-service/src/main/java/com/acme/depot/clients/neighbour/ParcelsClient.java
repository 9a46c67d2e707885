package com.acme.depot.clients.neighbour;

import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.service.annotation.GetExchange;

public interface ParcelsClient {

  @GetExchange("/api/v1/parcels?senderId={id}&size=1")
  Counted parcelsBySenderId(@PathVariable("id") String id);

  @GetExchange("/api/v1/parcels?receiverId={id}&size=1")
  Counted parcelsByReceiverId(@PathVariable("id") String id);

  @GetExchange("/api/v1/parcels?route={route}&stopNumber={place}&size=1")
  Counted parcelsByRouteAndStopNumber(
      @PathVariable("route") String route, @PathVariable("place") String place);
}
