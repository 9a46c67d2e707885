package org.example.school.dto;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.time.LocalDateTime;

public record DoorLogRow(
    @NotNull LocalDateTime openedAt,
    @NotBlank @Size(max = 20) String door,
    @PositiveOrZero @Max(4294967295L) Long studentId) {}
