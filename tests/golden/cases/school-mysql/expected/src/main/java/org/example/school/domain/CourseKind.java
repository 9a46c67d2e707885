package org.example.school.domain;

import com.fasterxml.jackson.annotation.JsonValue;
import jakarta.persistence.EnumeratedValue;

public enum CourseKind {
  LECTURE("lecture"),
  SEMINAR("seminar");

  @EnumeratedValue @JsonValue private final String value;

  CourseKind(String value) {
    this.value = value;
  }

  @Override
  public String toString() {
    return value;
  }
}
