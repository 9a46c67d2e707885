package com.acme.tasks.dto;

import org.jspecify.annotations.Nullable;

public record OrganizationResponse(Long id, String name, @Nullable String countryCode) {}
