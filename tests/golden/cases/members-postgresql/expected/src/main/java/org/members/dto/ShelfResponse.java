package org.members.dto;

import org.jspecify.annotations.Nullable;

public record ShelfResponse(String room, Integer number, @Nullable String label) {}
