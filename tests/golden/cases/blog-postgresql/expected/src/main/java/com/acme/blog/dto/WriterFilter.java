package com.acme.blog.dto;

import com.acme.blog.common.Specs;
import com.acme.blog.domain.Writer;
import org.springframework.data.jpa.domain.Specification;

public record WriterFilter(
    Long[] id, String[] email, String emailContains, String[] name, String nameContains) {
  public Specification<Writer> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(email, "email"),
        Specs.contains(emailContains, "email"),
        Specs.among(name, "name"),
        Specs.contains(nameContains, "name"));
  }
}
