package com.acme.notes.dto;

import com.acme.notes.common.Specs;
import com.acme.notes.domain.Note;
import java.time.OffsetDateTime;
import java.util.UUID;
import org.springframework.data.jpa.domain.Specification;

public record NoteFilter(
    Long[] id,
    UUID[] notebookId,
    String[] body,
    String bodyContains,
    OffsetDateTime[] writtenAt,
    OffsetDateTime writtenAtFrom,
    OffsetDateTime writtenAtTo) {
  public Specification<Note> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(notebookId, "notebook", "id"),
        Specs.among(body, "body"),
        Specs.contains(bodyContains, "body"),
        Specs.among(writtenAt, "writtenAt"),
        Specs.between(writtenAtFrom, writtenAtTo, "writtenAt"));
  }
}
