package com.acme.jobs.dto;

import com.acme.jobs.common.JsonKind;
import com.acme.jobs.common.MergePatch;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

@JsonIgnoreProperties({"id", "unshown"})
public record JobRequest(
    @NotNull(groups = MergePatch.Rules.class) @Nullable String queue,
    @NotNull @JsonKind("array") JsonNode args,
    @NotNull(groups = MergePatch.Rules.class) @Nullable Short priority,
    @NotNull(groups = MergePatch.Rules.class) @JsonKind("array") @Nullable JsonNode tags,
    @JsonKind({"object", "string"}) @Nullable JsonNode result,
    @Nullable UUID owner) {}
