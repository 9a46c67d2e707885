package org.example.school.dto;

import org.example.school.common.Specs;
import org.example.school.domain.Course;
import org.example.school.domain.CourseKind;
import org.springframework.data.jpa.domain.Specification;

public record CourseFilter(String title, CourseKind kind) {
  public Specification<Course> toSpecification() {
    return Specification.allOf(Specs.contains(title, "title"), Specs.equal(kind, "kind"));
  }
}
