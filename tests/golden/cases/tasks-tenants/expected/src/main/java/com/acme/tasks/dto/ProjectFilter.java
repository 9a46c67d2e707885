package com.acme.tasks.dto;

import com.acme.tasks.common.Specs;
import com.acme.tasks.domain.Project;
import org.springframework.data.jpa.domain.Specification;

public record ProjectFilter(Long[] id, Long[] organizationId, String[] name, String nameContains) {
  public Specification<Project> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(organizationId, "organization", "id"),
        Specs.among(name, "name"),
        Specs.contains(nameContains, "name"));
  }
}
