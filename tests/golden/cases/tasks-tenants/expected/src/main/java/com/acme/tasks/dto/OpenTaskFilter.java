package com.acme.tasks.dto;

import com.acme.tasks.common.Specs;
import com.acme.tasks.domain.OpenTask;
import org.springframework.data.jpa.domain.Specification;

public record OpenTaskFilter(
    Long[] id, Long idFrom, Long idTo, String[] title, String titleContains) {
  public Specification<OpenTask> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.between(idFrom, idTo, "id"),
        Specs.among(title, "title"),
        Specs.contains(titleContains, "title"));
  }
}
