package org.members.dto;

import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

public record MemberResponse(
    Long id,
    String email,
    Boolean isActive,
    OffsetDateTime createdAt,
    String createdBy,
    @Nullable OffsetDateTime updatedAt,
    @Nullable Long updatedBy,
    Integer rowVersion) {}
