package org.members.dto;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

public record AttemptRow(
    @NotNull @Size(max = 254) String email,
    @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) @NotNull @Size(max = 100) String pinHash,
    @JsonProperty(access = JsonProperty.Access.READ_ONLY) @Nullable String createdBy,
    @Nullable OffsetDateTime triedAt) {
  public AttemptRow {
    triedAt = triedAt == null ? OffsetDateTime.now().truncatedTo(ChronoUnit.MICROS) : triedAt;
  }

  /** Says nothing of the values: some are secrets. */
  @Override
  public String toString() {
    return "AttemptRow";
  }
}
