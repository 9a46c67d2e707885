package com.acme.notes.dto;

import jakarta.validation.constraints.NotNull;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

public record ReminderRequest(@Nullable Long noteId, @NotNull LocalDate dueOn) {}
