package com.acme.blog.dto;

import com.acme.blog.domain.PostState;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

public record PostRequest(
    @NotNull Long writerId,
    Long answersId,
    @NotBlank @Size(min = 3, max = 120) String title,
    String body,
    byte[] cover,
    PostState state,
    @Min(1) @Max(5) Short stars,
    Integer version) {}
