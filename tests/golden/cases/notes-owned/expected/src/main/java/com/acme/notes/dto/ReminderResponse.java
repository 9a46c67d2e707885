package com.acme.notes.dto;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

public record ReminderResponse(
    Long id,
    @Nullable Long noteId,
    LocalDate dueOn,
    String createdBy,
    @Nullable String updatedBy) {}
