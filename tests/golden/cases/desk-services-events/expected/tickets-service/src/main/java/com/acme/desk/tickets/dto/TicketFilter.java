package com.acme.desk.tickets.dto;

import com.acme.desk.tickets.common.Specs;
import com.acme.desk.tickets.domain.Ticket;
import java.util.UUID;
import org.springframework.data.jpa.domain.Specification;

public record TicketFilter(
    Long[] id,
    UUID[] clientId,
    UUID[] referrerId,
    Boolean referrerIdIsNull,
    String[] country,
    Boolean countryIsNull,
    Short[] branchNo,
    Boolean branchNoIsNull,
    String[] title,
    String titleContains) {
  public Specification<Ticket> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(clientId, "clientId"),
        Specs.among(referrerId, "referrerId"),
        Specs.isNull(referrerIdIsNull, "referrerId"),
        Specs.among(country, "country"),
        Specs.isNull(countryIsNull, "country"),
        Specs.among(branchNo, "branchNo"),
        Specs.isNull(branchNoIsNull, "branchNo"),
        Specs.among(title, "title"),
        Specs.contains(titleContains, "title"));
  }
}
