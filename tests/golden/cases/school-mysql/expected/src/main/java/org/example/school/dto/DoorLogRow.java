package org.example.school.dto;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.time.LocalDateTime;
import org.example.school.common.Unshown;
import org.jspecify.annotations.Nullable;

public record DoorLogRow(
    @NotNull LocalDateTime openedAt,
    @NotNull @Size(max = 20) String door,
    @PositiveOrZero @Max(4294967295L) @Nullable Long studentId)
    implements Unshown {}
