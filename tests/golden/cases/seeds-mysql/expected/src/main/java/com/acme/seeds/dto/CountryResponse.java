package com.acme.seeds.dto;

public record CountryResponse(String code, String name, Boolean eu) {}
