package org.members.dto;

import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

public record AppReleaseResponse(
    Integer id,
    Integer version,
    String fileHash,
    Integer tokenCount,
    @Nullable String digest,
    LocalDateTime deletedAt) {}
