package org.example.school.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.example.school.common.MergePatch;
import org.jspecify.annotations.Nullable;

@JsonIgnoreProperties({"labels", "unshown"})
public record MarkRequest(
    @NotNull @PositiveOrZero @Max(4294967295L) Long studentId,
    @NotNull @Size(max = 6) String courseCode,
    @NotNull @Digits(integer = 3, fraction = 1) @PositiveOrZero BigDecimal points,
    @NotNull(groups = MergePatch.Rules.class) @Nullable LocalDateTime givenAt) {}
