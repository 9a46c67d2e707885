package org.example.school.dto;

import java.math.BigDecimal;
import java.time.LocalDateTime;
import org.example.school.common.Specs;
import org.example.school.domain.Mark;
import org.springframework.data.jpa.domain.Specification;

public record MarkFilter(
    Long[] studentId,
    String[] courseCode,
    BigDecimal[] points,
    BigDecimal pointsFrom,
    BigDecimal pointsTo,
    LocalDateTime[] givenAt,
    LocalDateTime givenAtFrom,
    LocalDateTime givenAtTo) {
  public Specification<Mark> toSpecification() {
    return Specification.allOf(
        Specs.among(studentId, "id", "studentId"),
        Specs.among(courseCode, "id", "courseCode"),
        Specs.among(points, "points"),
        Specs.between(pointsFrom, pointsTo, "points"),
        Specs.among(givenAt, "givenAt"),
        Specs.between(givenAtFrom, givenAtTo, "givenAt"));
  }
}
