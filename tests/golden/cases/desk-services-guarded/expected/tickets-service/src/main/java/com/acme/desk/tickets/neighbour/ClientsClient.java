package com.acme.desk.tickets.neighbour;

import java.util.List;
import java.util.Map;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.service.annotation.PostExchange;

public interface ClientsClient {
  String CLIENT = "clients";

  /**
   * Which of these records are missing: keys by the kind of their records, each with the texts of
   * its parts.
   */
  @PostExchange("/internal/missing-records")
  Map<String, List<List<String>>> missing(@RequestBody Map<String, List<List<String>>> keys);

  /**
   * The labels of these records, in the order of their keys; null for what is not there to be seen,
   * or has none.
   */
  @PostExchange("/internal/labels")
  Map<String, List<String>> labels(@RequestBody Map<String, List<List<String>>> keys);
}
