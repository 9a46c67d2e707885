package com.acme.blog.dto;

import com.acme.blog.domain.PostState;
import java.time.OffsetDateTime;

public record PostResponse(
    Long id,
    Long writerId,
    Long answersId,
    String title,
    String body,
    byte[] cover,
    PostState state,
    Short stars,
    Integer version,
    OffsetDateTime createdAt) {}
