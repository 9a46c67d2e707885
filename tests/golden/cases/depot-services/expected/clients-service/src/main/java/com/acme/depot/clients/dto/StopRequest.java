package com.acme.depot.clients.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;

public record StopRequest(
    @NotNull @Size(max = 8) @Pattern(regexp = "(?!\\.{1,2}$)[^/\\\\]+") String route,
    @NotNull Short place,
    @NotNull @Size(max = 120) String street) {}
