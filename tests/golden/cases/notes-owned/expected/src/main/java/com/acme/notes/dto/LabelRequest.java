package com.acme.notes.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

@JsonIgnoreProperties("id")
public record LabelRequest(@NotNull @Size(max = 40) String name) {}
