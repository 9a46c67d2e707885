package com.acme.seeds.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;

@JsonIgnoreProperties({"id", "labels"})
public record VoyageRequest(@NotNull Integer portId, @NotNull Integer skipperId) {}
