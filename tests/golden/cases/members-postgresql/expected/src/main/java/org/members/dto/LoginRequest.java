package org.members.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;

@JsonIgnoreProperties("labels")
public record LoginRequest(
    @NotNull @Size(max = 64) @Pattern(regexp = "(?!\\.{1,2}$)[^/\\\\]+") String token,
    @NotNull Long memberId,
    @NotNull Long createdBy) {}
