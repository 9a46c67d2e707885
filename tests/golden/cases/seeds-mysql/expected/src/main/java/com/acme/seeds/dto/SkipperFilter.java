package com.acme.seeds.dto;

import com.acme.seeds.common.Specs;
import com.acme.seeds.domain.Skipper;
import org.springframework.data.jpa.domain.Specification;

public record SkipperFilter(Integer[] id, String[] email, String emailContains) {
  public Specification<Skipper> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"), Specs.among(email, "email"), Specs.contains(emailContains, "email"));
  }
}
