package com.acme.desk.tickets.dto;

import com.acme.desk.tickets.common.Specs;
import com.acme.desk.tickets.domain.Ticket;
import java.util.UUID;
import org.springframework.data.jpa.domain.Specification;

public record TicketFilter(
    Long[] id,
    UUID[] clientId,
    String[] title,
    String titleContains,
    String[] createdBy,
    String createdByContains,
    Boolean createdByIsNull) {
  public Specification<Ticket> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(clientId, "clientId"),
        Specs.among(title, "title"),
        Specs.contains(titleContains, "title"),
        Specs.among(createdBy, "createdBy"),
        Specs.contains(createdByContains, "createdBy"),
        Specs.isNull(createdByIsNull, "createdBy"));
  }
}
