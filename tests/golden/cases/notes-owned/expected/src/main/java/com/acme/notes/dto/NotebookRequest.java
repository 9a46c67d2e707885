package com.acme.notes.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

public record NotebookRequest(@NotNull @Size(max = 80) String title) {}
