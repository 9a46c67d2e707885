package com.acme.tasks.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

@JsonIgnoreProperties({"id", "labels"})
public record TaskRequest(
    @NotNull Long organizationId,
    @NotNull Long projectId,
    @Nullable Long followsId,
    @NotNull @Size(max = 120) String title) {}
