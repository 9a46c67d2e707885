package org.example.school.domain;

import jakarta.persistence.EnumeratedValue;

public enum CourseKind {
  LECTURE("lecture"),
  SEMINAR("seminar");

  @EnumeratedValue private final String value;

  CourseKind(String value) {
    this.value = value;
  }
}
