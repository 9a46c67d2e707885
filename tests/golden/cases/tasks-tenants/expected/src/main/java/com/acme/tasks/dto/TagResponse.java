package com.acme.tasks.dto;

import org.jspecify.annotations.Nullable;

public record TagResponse(Long organizationId, String name, @Nullable String colour) {}
