package org.example.school.dto;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.example.school.common.Specs;
import org.example.school.domain.Mark;
import org.springframework.data.jpa.domain.Specification;

public record MarkFilter(
    Long studentId,
    String courseCode,
    BigDecimal pointsFrom,
    BigDecimal pointsTo,
    LocalDateTime givenAtFrom,
    LocalDateTime givenAtTo) {
  public Specification<Mark> toSpecification() {
    return Specification.allOf(
        Specs.equal(studentId, "id", "studentId"),
        Specs.equal(courseCode, "id", "courseCode"),
        Specs.between(pointsFrom, pointsTo, "points"),
        Specs.between(givenAtFrom, givenAtTo, "givenAt"));
  }
}
