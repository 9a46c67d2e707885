package com.acme.tasks.dto;

public record CountryResponse(String code, String name) {}
