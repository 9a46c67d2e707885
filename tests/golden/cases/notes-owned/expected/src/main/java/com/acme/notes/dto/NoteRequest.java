package com.acme.notes.dto;

import com.acme.notes.common.MergePatch;
import jakarta.validation.constraints.NotNull;
import java.time.OffsetDateTime;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

public record NoteRequest(
    @NotNull UUID notebookId,
    @NotNull String body,
    @NotNull(groups = MergePatch.Rules.class) @Nullable OffsetDateTime writtenAt) {}
