package com.acme.tasks.security;

import java.util.Arrays;

/** What an account may do. Each role may also do what those before it may. */
public enum Role {
  USER,
  EDITOR,
  ADMIN;

  /** The names of this role and of those behind it, which may all do what it may. */
  public String[] andAbove() {
    return Arrays.stream(values()).skip(ordinal()).map(Enum::name).toArray(String[]::new);
  }
}
