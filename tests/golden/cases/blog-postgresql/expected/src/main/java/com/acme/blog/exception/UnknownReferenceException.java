package com.acme.blog.exception;

public class UnknownReferenceException extends RuntimeException {
  private final String field;

  public UnknownReferenceException(String field, Object id) {
    super("No record with the " + field + " " + id);
    this.field = field;
  }

  public String getField() {
    return field;
  }
}
