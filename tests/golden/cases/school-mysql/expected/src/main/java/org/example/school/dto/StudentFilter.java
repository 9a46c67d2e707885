package org.example.school.dto;

import java.time.LocalDate;
import org.example.school.common.Specs;
import org.example.school.domain.Student;
import org.springframework.data.jpa.domain.Specification;

public record StudentFilter(
    Long[] id,
    String[] name,
    String nameContains,
    LocalDate[] bornOn,
    LocalDate bornOnFrom,
    LocalDate bornOnTo,
    Boolean bornOnIsNull) {
  public Specification<Student> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(name, "name"),
        Specs.contains(nameContains, "name"),
        Specs.among(bornOn, "bornOn"),
        Specs.between(bornOnFrom, bornOnTo, "bornOn"),
        Specs.isNull(bornOnIsNull, "bornOn"));
  }
}
