package org.example.school.dto;

import org.example.school.common.Specs;
import org.example.school.domain.Locker;
import org.springframework.data.jpa.domain.Specification;

public record LockerFilter(
    Long[] studentId, Integer[] number, Integer numberFrom, Integer numberTo, Boolean paid) {
  public Specification<Locker> toSpecification() {
    return Specification.allOf(
        Specs.among(studentId, "studentId"),
        Specs.among(number, "number"),
        Specs.between(numberFrom, numberTo, "number"),
        Specs.equal(paid, "paid"));
  }
}
