package com.acme.tasks.dto;

public record OpenTaskResponse(Long id, String title) {}
