package com.acme.tasks.dto;

public record ProjectResponse(Long id, Long organizationId, String name) {}
