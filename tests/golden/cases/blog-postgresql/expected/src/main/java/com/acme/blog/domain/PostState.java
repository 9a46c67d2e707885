package com.acme.blog.domain;

import com.fasterxml.jackson.annotation.JsonValue;
import jakarta.persistence.EnumeratedValue;

public enum PostState {
  DRAFT("draft"),
  PUBLISHED("published");

  @EnumeratedValue @JsonValue private final String value;

  PostState(String value) {
    this.value = value;
  }

  @Override
  public String toString() {
    return value;
  }
}
