package com.acme.notes.dto;

import com.acme.notes.common.Specs;
import com.acme.notes.domain.Notebook;
import java.util.UUID;
import org.springframework.data.jpa.domain.Specification;

public record NotebookFilter(UUID[] id, UUID[] ownerId, String[] title, String titleContains) {
  public Specification<Notebook> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(ownerId, "ownerId"),
        Specs.among(title, "title"),
        Specs.contains(titleContains, "title"));
  }
}
