package com.acme.seeds.dto;

import com.acme.seeds.common.MergePatch;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

public record CountryRequest(
    @NotNull @Size(max = 2) @Pattern(regexp = "(?!\\.{1,2}$)[^/\\\\]+") String code,
    @NotNull @Size(max = 60) String name,
    @NotNull(groups = MergePatch.Rules.class) @Nullable Boolean eu) {}
