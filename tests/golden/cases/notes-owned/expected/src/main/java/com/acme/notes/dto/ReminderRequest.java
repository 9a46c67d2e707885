package com.acme.notes.dto;

import jakarta.validation.constraints.NotNull;
import java.time.LocalDate;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

public record ReminderRequest(
    @Nullable Long noteId, @Nullable UUID notebookId, @NotNull LocalDate dueOn) {}
