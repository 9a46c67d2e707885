package com.acme.notes.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

public record LabelRequest(@NotNull @Size(max = 40) String name) {}
