package com.acme.seeds.dto;

import com.acme.seeds.common.Specs;
import com.acme.seeds.domain.Voyage;
import org.springframework.data.jpa.domain.Specification;

public record VoyageFilter(Long[] id, Integer[] portId, Integer[] skipperId) {
  public Specification<Voyage> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(portId, "port", "id"),
        Specs.among(skipperId, "skipper", "id"));
  }
}
