package com.acme.tasks.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

@JsonIgnoreProperties("labels")
public record TagRequest(
    @NotNull Long organizationId,
    @NotNull @Size(max = 40) @Pattern(regexp = "(?!\\.{1,2}$)[^/\\\\]+") String name,
    @Size(max = 20) @Nullable String colour) {}
