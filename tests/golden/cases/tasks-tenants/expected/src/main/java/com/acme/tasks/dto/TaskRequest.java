package com.acme.tasks.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

public record TaskRequest(
    @NotNull Long organizationId,
    @NotNull Long projectId,
    @Nullable Long followsId,
    @NotNull @Size(max = 120) String title) {}
