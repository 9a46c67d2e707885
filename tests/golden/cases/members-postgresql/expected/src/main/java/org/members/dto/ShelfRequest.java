package org.members.dto;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

public record ShelfRequest(
    @NotNull @Size(max = 10) @Pattern(regexp = "(?!\\.{1,2}$)[^/\\\\]+") String room,
    @NotNull Integer number,
    @Size(max = 40) @Nullable String label) {}
