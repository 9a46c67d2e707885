package com.acme.tasks.dto;

import jakarta.validation.constraints.NotNull;
import java.time.OffsetDateTime;

public record VisitRow(@NotNull Long organizationId, @NotNull OffsetDateTime seenAt) {}
