package com.acme.blog.dto;

import com.acme.blog.common.Unshown;
import com.acme.blog.domain.PostState;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

public record PostResponse(
    Long id,
    Long writerId,
    @Nullable Long answersId,
    String title,
    @Nullable String body,
    byte @Nullable [] cover,
    PostState state,
    @Nullable Short stars,
    Integer version,
    OffsetDateTime createdAt)
    implements Unshown {}
