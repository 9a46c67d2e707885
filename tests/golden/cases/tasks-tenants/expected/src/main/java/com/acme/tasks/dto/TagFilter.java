package com.acme.tasks.dto;

import com.acme.tasks.common.Specs;
import com.acme.tasks.domain.Tag;
import org.springframework.data.jpa.domain.Specification;

public record TagFilter(
    Long[] organizationId,
    String[] name,
    String nameContains,
    String[] colour,
    String colourContains,
    Boolean colourIsNull) {
  public Specification<Tag> toSpecification() {
    return Specification.allOf(
        Specs.among(organizationId, "id", "organizationId"),
        Specs.among(name, "id", "name"),
        Specs.contains(nameContains, "id", "name"),
        Specs.among(colour, "colour"),
        Specs.contains(colourContains, "colour"),
        Specs.isNull(colourIsNull, "colour"));
  }
}
