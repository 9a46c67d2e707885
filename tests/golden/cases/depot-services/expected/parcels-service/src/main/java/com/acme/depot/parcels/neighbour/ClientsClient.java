package com.acme.depot.parcels.neighbour;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.service.annotation.HttpExchange;

public interface ClientsClient {
  @HttpExchange(method = "HEAD", url = "/api/v1/clients/{id}")
  ResponseEntity<Void> clientExists(@PathVariable("id") String id);

  @HttpExchange(method = "HEAD", url = "/api/v1/stops/{route}/{place}")
  ResponseEntity<Void> stopExists(
      @PathVariable("route") String route, @PathVariable("place") String place);
}
