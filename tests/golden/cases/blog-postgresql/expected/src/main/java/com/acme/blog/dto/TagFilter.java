package com.acme.blog.dto;

import com.acme.blog.common.Specs;
import com.acme.blog.domain.Tag;
import org.springframework.data.jpa.domain.Specification;

public record TagFilter(Integer[] id, String[] name, String nameContains) {
  public Specification<Tag> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"), Specs.among(name, "name"), Specs.contains(nameContains, "name"));
  }
}
