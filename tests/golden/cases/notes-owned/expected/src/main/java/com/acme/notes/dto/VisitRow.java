package com.acme.notes.dto;

import jakarta.validation.constraints.NotNull;
import java.time.OffsetDateTime;

public record VisitRow(@NotNull Long noteId, @NotNull OffsetDateTime seenAt) {}
