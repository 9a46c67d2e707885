package com.acme.seeds.dto;

import jakarta.validation.constraints.NotNull;

public record VoyageRequest(@NotNull Integer portId, @NotNull Integer skipperId) {}
