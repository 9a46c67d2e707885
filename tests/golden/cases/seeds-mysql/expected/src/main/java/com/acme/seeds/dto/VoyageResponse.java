package com.acme.seeds.dto;

public record VoyageResponse(Long id, Integer portId, Integer skipperId) {}
