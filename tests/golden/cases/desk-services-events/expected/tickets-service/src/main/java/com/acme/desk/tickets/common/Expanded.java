package com.acme.desk.tickets.common;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An answer and, where a client asks for them, the labels of what it refers to: null for what is
 * not there to be seen.
 */
public record Expanded<T>(
    @JsonUnwrapped T answer,
    @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Map<String, @Nullable String> labels) {}
