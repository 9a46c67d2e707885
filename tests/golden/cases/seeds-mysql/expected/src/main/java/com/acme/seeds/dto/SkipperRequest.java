package com.acme.seeds.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

public record SkipperRequest(@NotNull @Size(max = 80) String email) {}
