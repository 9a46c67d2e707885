package org.members.domain;

import com.fasterxml.jackson.annotation.JsonValue;
import jakarta.persistence.EnumeratedValue;

public enum CourseGrade {
  A_PLUS("A+"),
  A_MINUS("A-"),
  IN_PROGRESS("in progress");

  @EnumeratedValue @JsonValue private final String value;

  CourseGrade(String value) {
    this.value = value;
  }

  @Override
  public String toString() {
    return value;
  }
}
