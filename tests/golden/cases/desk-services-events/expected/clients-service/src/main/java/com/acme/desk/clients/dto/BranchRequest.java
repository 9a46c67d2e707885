package com.acme.desk.clients.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;

public record BranchRequest(
    @NotNull @Size(max = 2) @Pattern(regexp = "(?!\\.{1,2}$)[^/\\\\]+") String country,
    @NotNull Short no,
    @NotNull @Size(max = 40) String city) {}
