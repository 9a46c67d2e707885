package com.acme.seeds.dto;

public record SkipperResponse(Integer id, String email) {}
