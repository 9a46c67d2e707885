package com.acme.tasks.exception;

import java.util.List;

public class UnknownReferenceException extends RuntimeException {
  private final List<String> fields;
  private final transient Object id;

  public UnknownReferenceException(String[] fields, Object id) {
    super("No record with the " + String.join(", ", fields) + " " + NotFoundException.inWords(id));
    this.fields = List.of(fields);
    this.id = id;
  }

  public List<String> getFields() {
    return fields;
  }

  /** The same in a part of a request. */
  public UnknownReferenceException within(String place) {
    return new UnknownReferenceException(
        fields.stream().map(field -> place + "." + field).toArray(String[]::new), id);
  }
}
