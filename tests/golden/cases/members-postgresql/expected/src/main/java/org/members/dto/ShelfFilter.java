package org.members.dto;

import org.members.common.Specs;
import org.members.domain.Shelf;
import org.springframework.data.jpa.domain.Specification;

public record ShelfFilter(
    String[] room,
    String roomContains,
    Integer[] number,
    Integer numberFrom,
    Integer numberTo,
    String[] label,
    String labelContains,
    Boolean labelIsNull) {
  public Specification<Shelf> toSpecification() {
    return Specification.allOf(
        Specs.among(room, "id", "room"),
        Specs.contains(roomContains, "id", "room"),
        Specs.among(number, "id", "number"),
        Specs.between(numberFrom, numberTo, "id", "number"),
        Specs.among(label, "label"),
        Specs.contains(labelContains, "label"),
        Specs.isNull(labelIsNull, "label"));
  }
}
