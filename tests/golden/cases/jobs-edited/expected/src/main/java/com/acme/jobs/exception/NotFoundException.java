package com.acme.jobs.exception;

public class NotFoundException extends RuntimeException {
  public NotFoundException(String title, Object id) {
    super(title + " " + inWords(id) + " does not exist");
  }

  /** A key of several parts by their names, without that of its class. */
  static String inWords(Object id) {
    return id instanceof Record
        ? id.toString().replaceFirst("^\\w+\\[(.*)]$", "$1")
        : String.valueOf(id);
  }
}
