package com.acme.tasks.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

public record OrganizationRequest(
    @NotNull @Size(max = 80) String name, @Size(max = 2) @Nullable String countryCode) {}
