package org.members.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.members.common.MergePatch;
import org.members.common.OnCreate;

@JsonIgnoreProperties({"id", "createdAt", "createdBy", "updatedAt", "updatedBy", "labels"})
public record MemberRequest(
    @NotNull @Size(max = 254) String email,
    @NotNull(groups = OnCreate.class) @Size(max = 100) String passwordHash,
    @Nullable UUID apiToken,
    @NotNull(groups = MergePatch.Rules.class) @Nullable Boolean isActive,
    @Nullable Integer rowVersion) {
  /** Says nothing of the values: some are secrets. */
  @Override
  public String toString() {
    return "MemberRequest";
  }
}
