package com.acme.notes.dto;

import com.acme.notes.common.MergePatch;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import java.time.OffsetDateTime;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@JsonIgnoreProperties({"id", "labels"})
public record NoteRequest(
    @NotNull UUID notebookId,
    @NotNull String body,
    @NotNull(groups = MergePatch.Rules.class) @Nullable OffsetDateTime writtenAt) {}
