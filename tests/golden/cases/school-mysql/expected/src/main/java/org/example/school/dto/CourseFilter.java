package org.example.school.dto;

import org.example.school.common.Specs;
import org.example.school.domain.Course;
import org.example.school.domain.CourseKind;
import org.springframework.data.jpa.domain.Specification;

public record CourseFilter(String[] code, String[] title, String titleContains, CourseKind[] kind) {
  public Specification<Course> toSpecification() {
    return Specification.allOf(
        Specs.among(code, "code"),
        Specs.among(title, "title"),
        Specs.contains(titleContains, "title"),
        Specs.among(kind, "kind"));
  }
}
