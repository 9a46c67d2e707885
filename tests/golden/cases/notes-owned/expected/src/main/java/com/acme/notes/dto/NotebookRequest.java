package com.acme.notes.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

@JsonIgnoreProperties({"id", "ownerId"})
public record NotebookRequest(@NotNull @Size(max = 80) String title) {}
