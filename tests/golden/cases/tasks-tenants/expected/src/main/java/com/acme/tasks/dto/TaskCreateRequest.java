package com.acme.tasks.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A new task with what belongs to it. */
@JsonIgnoreProperties({"id", "labels"})
public record TaskCreateRequest(
    @NotNull Long organizationId,
    @NotNull Long projectId,
    @Nullable Long followsId,
    @NotNull @Size(max = 120) String title,
    @Nullable List<@NotNull @Valid NewComment> comments) {
  @JsonIgnoreProperties({"id", "taskId", "labels"})
  public record NewComment(@NotNull String body) {
    public CommentRequest toRequest(Long taskId) {
      return new CommentRequest(taskId, body);
    }
  }

  public TaskRequest toRequest() {
    return new TaskRequest(organizationId, projectId, followsId, title);
  }
}
