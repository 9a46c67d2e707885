package com.acme.tasks.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;

@JsonIgnoreProperties({"id", "labels"})
public record CommentRequest(@NotNull Long taskId, @NotNull String body) {}
