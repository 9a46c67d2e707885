package com.acme.desk.tickets.messaging;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.time.OffsetDateTime;
import tools.jackson.databind.JsonNode;

/**
 * What happened to a record, in which request, and what it was then. The version grows with each
 * event of a service.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
public record Event(
    String id,
    long version,
    String service,
    String kind,
    String what,
    OffsetDateTime occurredAt,
    String requestId,
    JsonNode key,
    JsonNode payload) {

  /** What services say who want to hear of such events. */
  public String topic() {
    return service + "." + kind + "." + what;
  }
}
