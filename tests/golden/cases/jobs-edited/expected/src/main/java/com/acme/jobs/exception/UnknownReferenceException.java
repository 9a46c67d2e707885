package com.acme.jobs.exception;

import java.util.List;

public class UnknownReferenceException extends RuntimeException {
  private final List<String> fields;

  public UnknownReferenceException(String[] fields, Object id) {
    super("No record with the " + String.join(", ", fields) + " " + NotFoundException.inWords(id));
    this.fields = List.of(fields);
  }

  public List<String> getFields() {
    return fields;
  }
}
