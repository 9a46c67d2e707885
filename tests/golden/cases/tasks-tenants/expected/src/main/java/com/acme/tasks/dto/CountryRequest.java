package com.acme.tasks.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;

public record CountryRequest(
    @NotNull @Size(max = 2) @Pattern(regexp = "(?!\\.{1,2}$)[^/\\\\]+") String code,
    @NotNull @Size(max = 60) String name) {}
