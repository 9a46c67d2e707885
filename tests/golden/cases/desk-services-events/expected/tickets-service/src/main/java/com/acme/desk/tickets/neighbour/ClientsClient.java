package com.acme.desk.tickets.neighbour;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.service.annotation.HttpExchange;

public interface ClientsClient {
  @HttpExchange(method = "HEAD", url = "/api/v1/clients/{id}")
  ResponseEntity<Void> clientExists(@PathVariable("id") String id);

  @HttpExchange(method = "HEAD", url = "/api/v1/branches/{country}/{no}")
  ResponseEntity<Void> branchExists(
      @PathVariable("country") String country, @PathVariable("no") String no);
}
