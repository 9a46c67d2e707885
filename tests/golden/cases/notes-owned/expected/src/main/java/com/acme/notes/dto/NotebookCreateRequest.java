package com.acme.notes.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A new notebook with what belongs to it. */
@JsonIgnoreProperties({"id", "ownerId"})
public record NotebookCreateRequest(
    @NotNull @Size(max = 80) String title, @Nullable List<@NotNull @Valid NewNote> notes) {
  @JsonIgnoreProperties({"id", "notebookId", "labels"})
  public record NewNote(@NotNull String body, @Nullable OffsetDateTime writtenAt) {
    public NoteRequest toRequest(UUID notebookId) {
      return new NoteRequest(notebookId, body, writtenAt);
    }
  }

  public NotebookRequest toRequest() {
    return new NotebookRequest(title);
  }
}
