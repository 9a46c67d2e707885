package com.acme.seeds.dto;

import com.acme.seeds.common.Specs;
import com.acme.seeds.domain.Port;
import java.time.LocalDate;
import org.springframework.data.jpa.domain.Specification;

public record PortFilter(
    Integer[] id,
    String[] countryCode,
    String[] name,
    String nameContains,
    LocalDate[] opened,
    LocalDate openedFrom,
    LocalDate openedTo,
    Boolean openedIsNull) {
  public Specification<Port> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(countryCode, "country", "code"),
        Specs.among(name, "name"),
        Specs.contains(nameContains, "name"),
        Specs.among(opened, "opened"),
        Specs.between(openedFrom, openedTo, "opened"),
        Specs.isNull(openedIsNull, "opened"));
  }
}
