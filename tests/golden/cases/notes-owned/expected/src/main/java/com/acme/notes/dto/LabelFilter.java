package com.acme.notes.dto;

import com.acme.notes.common.Specs;
import com.acme.notes.domain.Label;
import org.springframework.data.jpa.domain.Specification;

public record LabelFilter(Integer[] id, String[] name, String nameContains) {
  public Specification<Label> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"), Specs.among(name, "name"), Specs.contains(nameContains, "name"));
  }
}
