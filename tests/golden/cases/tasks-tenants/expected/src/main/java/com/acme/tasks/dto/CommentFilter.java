package com.acme.tasks.dto;

import com.acme.tasks.common.Specs;
import com.acme.tasks.domain.Comment;
import org.springframework.data.jpa.domain.Specification;

public record CommentFilter(Long[] id, Long[] taskId, String[] body, String bodyContains) {
  public Specification<Comment> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(taskId, "task", "id"),
        Specs.among(body, "body"),
        Specs.contains(bodyContains, "body"));
  }
}
