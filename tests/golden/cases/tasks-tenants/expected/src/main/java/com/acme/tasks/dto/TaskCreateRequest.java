package com.acme.tasks.dto;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A new task with what belongs to it. */
public record TaskCreateRequest(
    @NotNull Long organizationId,
    @NotNull Long projectId,
    @Nullable Long followsId,
    @NotNull @Size(max = 120) String title,
    @Nullable List<@NotNull @Valid NewComment> comments) {
  public record NewComment(@NotNull String body) {
    public CommentRequest toRequest(Long taskId) {
      return new CommentRequest(taskId, body);
    }
  }

  public TaskRequest toRequest() {
    return new TaskRequest(organizationId, projectId, followsId, title);
  }
}
