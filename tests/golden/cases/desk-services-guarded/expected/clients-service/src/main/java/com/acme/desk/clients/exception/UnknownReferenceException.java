package com.acme.desk.clients.exception;

import java.util.List;
import java.util.stream.Stream;

public class UnknownReferenceException extends RuntimeException {
  private final List<String> fields;
  private List<UnknownReferenceException> others = List.of();

  public UnknownReferenceException(String[] fields, Object id) {
    super("No record with the " + String.join(", ", fields) + " " + NotFoundException.inWords(id));
    this.fields = List.of(fields);
  }

  public List<String> getFields() {
    return fields;
  }

  /** One failure that tells of all of these. */
  public static UnknownReferenceException all(List<UnknownReferenceException> failures) {
    UnknownReferenceException first = failures.get(0);
    first.others = List.copyOf(failures.subList(1, failures.size()));
    return first;
  }

  /** This one and those it tells of besides. */
  public Stream<UnknownReferenceException> each() {
    return Stream.concat(Stream.of(this), others.stream());
  }
}
