package com.acme.tasks.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

@JsonIgnoreProperties({"id", "labels"})
public record OrganizationRequest(
    @NotNull @Size(max = 80) String name, @Size(max = 2) @Nullable String countryCode) {}
