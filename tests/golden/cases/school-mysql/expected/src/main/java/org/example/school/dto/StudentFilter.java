package org.example.school.dto;

import java.time.LocalDate;
import org.example.school.common.Specs;
import org.example.school.domain.Student;
import org.springframework.data.jpa.domain.Specification;

public record StudentFilter(String name, LocalDate bornOnFrom, LocalDate bornOnTo) {
  public Specification<Student> toSpecification() {
    return Specification.allOf(
        Specs.contains(name, "name"), Specs.between(bornOnFrom, bornOnTo, "bornOn"));
  }
}
