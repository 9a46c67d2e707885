package org.example.school.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import org.example.school.common.MergePatch;
import org.jspecify.annotations.Nullable;

@JsonIgnoreProperties("labels")
public record LockerRequest(
    @NotNull @PositiveOrZero @Max(4294967295L) Long studentId,
    @NotNull @PositiveOrZero @Max(65535) Integer number,
    @NotNull(groups = MergePatch.Rules.class) @Nullable Boolean paid) {}
