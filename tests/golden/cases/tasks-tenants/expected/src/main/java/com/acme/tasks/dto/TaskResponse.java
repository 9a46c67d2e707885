package com.acme.tasks.dto;

import org.jspecify.annotations.Nullable;

public record TaskResponse(
    Long id, Long organizationId, Long projectId, @Nullable Long followsId, String title) {}
