package com.acme.notes.dto;

import java.time.LocalDate;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

public record ReminderResponse(
    Long id,
    @Nullable Long noteId,
    @Nullable UUID notebookId,
    LocalDate dueOn,
    String createdBy,
    @Nullable String updatedBy) {}
