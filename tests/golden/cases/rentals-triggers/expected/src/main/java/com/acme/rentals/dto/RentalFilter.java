package com.acme.rentals.dto;

import com.acme.rentals.common.Specs;
import com.acme.rentals.domain.Rental;
import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.util.UUID;
import org.springframework.data.jpa.domain.Specification;

public record RentalFilter(
    Integer[] id,
    Integer[] toolId,
    String[] mail,
    String mailContains,
    String[] number,
    String numberContains,
    Boolean numberIsNull,
    BigDecimal[] deposit,
    BigDecimal depositFrom,
    BigDecimal depositTo,
    Boolean depositIsNull,
    UUID[] ticket,
    OffsetDateTime[] begun,
    OffsetDateTime begunFrom,
    OffsetDateTime begunTo) {
  public Specification<Rental> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(toolId, "tool", "id"),
        Specs.among(mail, "mail"),
        Specs.contains(mailContains, "mail"),
        Specs.among(number, "number"),
        Specs.contains(numberContains, "number"),
        Specs.isNull(numberIsNull, "number"),
        Specs.among(deposit, "deposit"),
        Specs.between(depositFrom, depositTo, "deposit"),
        Specs.isNull(depositIsNull, "deposit"),
        Specs.among(ticket, "ticket"),
        Specs.among(begun, "begun"),
        Specs.between(begunFrom, begunTo, "begun"));
  }
}
