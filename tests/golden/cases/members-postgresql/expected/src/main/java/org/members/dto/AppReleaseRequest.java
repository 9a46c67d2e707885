package org.members.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

public record AppReleaseRequest(
    @NotNull Integer id,
    @NotNull Integer version,
    @NotNull @Size(max = 64) String fileHash,
    @NotNull Integer tokenCount,
    @Size(max = 64) @Nullable String digest,
    @NotNull LocalDateTime deletedAt) {}
