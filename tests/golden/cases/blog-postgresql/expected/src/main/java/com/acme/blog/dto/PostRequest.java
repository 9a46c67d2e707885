package com.acme.blog.dto;

import com.acme.blog.common.MergePatch;
import com.acme.blog.domain.PostState;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

@JsonIgnoreProperties({"id", "createdAt", "labels", "unshown"})
public record PostRequest(
    @NotNull Long writerId,
    @Nullable Long answersId,
    @NotNull @Size(min = 3, max = 120) String title,
    @Nullable String body,
    byte @Nullable [] cover,
    @NotNull(groups = MergePatch.Rules.class) @Nullable PostState state,
    @Min(1) @Max(5) @Nullable Short stars,
    @Nullable Integer version) {}
