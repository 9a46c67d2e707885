package com.acme.notes.dto;

import com.acme.notes.common.Specs;
import com.acme.notes.domain.Reminder;
import java.time.LocalDate;
import java.util.UUID;
import org.springframework.data.jpa.domain.Specification;

public record ReminderFilter(
    Long[] id,
    Long[] noteId,
    Boolean noteIdIsNull,
    UUID[] notebookId,
    Boolean notebookIdIsNull,
    LocalDate[] dueOn,
    LocalDate dueOnFrom,
    LocalDate dueOnTo,
    String[] createdBy,
    String createdByContains,
    String[] updatedBy,
    String updatedByContains,
    Boolean updatedByIsNull) {
  public Specification<Reminder> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(noteId, "note", "id"),
        Specs.isNull(noteIdIsNull, "note", "id"),
        Specs.among(notebookId, "notebook", "id"),
        Specs.isNull(notebookIdIsNull, "notebook", "id"),
        Specs.among(dueOn, "dueOn"),
        Specs.between(dueOnFrom, dueOnTo, "dueOn"),
        Specs.among(createdBy, "createdBy"),
        Specs.contains(createdByContains, "createdBy"),
        Specs.among(updatedBy, "updatedBy"),
        Specs.contains(updatedByContains, "updatedBy"),
        Specs.isNull(updatedByIsNull, "updatedBy"));
  }
}
