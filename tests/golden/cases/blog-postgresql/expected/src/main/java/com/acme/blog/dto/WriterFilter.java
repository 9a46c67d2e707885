package com.acme.blog.dto;

import com.acme.blog.common.Specs;
import com.acme.blog.domain.Writer;
import org.springframework.data.jpa.domain.Specification;

public record WriterFilter(String email, String name) {
  public Specification<Writer> toSpecification() {
    return Specification.allOf(Specs.contains(email, "email"), Specs.contains(name, "name"));
  }
}
