package com.acme.tasks.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

public record ProjectRequest(@NotNull Long organizationId, @NotNull @Size(max = 80) String name) {}
