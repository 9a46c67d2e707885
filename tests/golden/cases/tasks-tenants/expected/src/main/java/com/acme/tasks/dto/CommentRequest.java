package com.acme.tasks.dto;

import jakarta.validation.constraints.NotNull;

public record CommentRequest(@NotNull Long taskId, @NotNull String body) {}
