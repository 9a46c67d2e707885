package com.acme.tasks.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

@JsonIgnoreProperties({"id", "labels"})
public record ProjectRequest(@NotNull Long organizationId, @NotNull @Size(max = 80) String name) {}
