package com.acme.notes.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import java.time.LocalDate;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@JsonIgnoreProperties({"id", "createdBy", "updatedBy", "labels"})
public record ReminderRequest(
    @Nullable Long noteId, @Nullable UUID notebookId, @NotNull LocalDate dueOn) {}
