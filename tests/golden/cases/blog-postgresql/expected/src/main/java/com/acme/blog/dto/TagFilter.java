package com.acme.blog.dto;

import com.acme.blog.common.Specs;
import com.acme.blog.domain.Tag;
import org.springframework.data.jpa.domain.Specification;

public record TagFilter(String name) {
  public Specification<Tag> toSpecification() {
    return Specification.allOf(Specs.contains(name, "name"));
  }
}
