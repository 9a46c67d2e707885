package com.acme.blog.dto;

import com.acme.blog.domain.PostState;
import java.time.OffsetDateTime;

public record PostSummary(
    Long id,
    Long writerId,
    Long answersId,
    String title,
    String body,
    PostState state,
    Short stars,
    Integer version,
    OffsetDateTime createdAt) {}
