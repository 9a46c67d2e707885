package com.acme.tasks.dto;

import com.acme.tasks.common.Specs;
import com.acme.tasks.domain.Task;
import org.springframework.data.jpa.domain.Specification;

public record TaskFilter(
    Long[] id,
    Long[] organizationId,
    Long[] projectId,
    Long[] followsId,
    Boolean followsIdIsNull,
    String[] title,
    String titleContains) {
  public Specification<Task> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(organizationId, "organization", "id"),
        Specs.among(projectId, "project", "id"),
        Specs.among(followsId, "follows", "id"),
        Specs.isNull(followsIdIsNull, "follows", "id"),
        Specs.among(title, "title"),
        Specs.contains(titleContains, "title"));
  }
}
