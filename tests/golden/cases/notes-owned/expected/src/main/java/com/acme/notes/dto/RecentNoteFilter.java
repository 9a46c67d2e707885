package com.acme.notes.dto;

import com.acme.notes.common.Specs;
import com.acme.notes.domain.RecentNote;
import org.springframework.data.jpa.domain.Specification;

public record RecentNoteFilter(
    Long[] id, Long idFrom, Long idTo, String[] body, String bodyContains) {
  public Specification<RecentNote> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.between(idFrom, idTo, "id"),
        Specs.among(body, "body"),
        Specs.contains(bodyContains, "body"));
  }
}
