package com.acme.blog.domain;

import jakarta.persistence.EnumeratedValue;

public enum PostState {
  DRAFT("draft"),
  PUBLISHED("published");

  @EnumeratedValue private final String value;

  PostState(String value) {
    this.value = value;
  }
}
