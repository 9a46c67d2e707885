package com.acme.jobs.dto;

import com.acme.jobs.common.Unshown;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

public record JobResponse(
    UUID id,
    String queue,
    JsonNode args,
    Short priority,
    JsonNode tags,
    @Nullable JsonNode result,
    @Nullable UUID owner)
    implements Unshown {}
