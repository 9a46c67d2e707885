package org.example.school.dto;

import org.example.school.common.Specs;
import org.example.school.domain.Locker;
import org.springframework.data.jpa.domain.Specification;

public record LockerFilter(Integer number, Boolean paid) {
  public Specification<Locker> toSpecification() {
    return Specification.allOf(Specs.equal(number, "number"), Specs.equal(paid, "paid"));
  }
}
