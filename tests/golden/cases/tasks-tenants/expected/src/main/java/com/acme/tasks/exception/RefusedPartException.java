package com.acme.tasks.exception;

import org.springframework.dao.DataAccessException;

/** What the database refuses of a request, and which part of it that is. */
public class RefusedPartException extends RuntimeException {
  private final String place;
  private final DataAccessException refusal;

  public RefusedPartException(String place, DataAccessException refusal) {
    super(refusal);
    this.place = place;
    this.refusal = refusal;
  }

  public String getPlace() {
    return place;
  }

  public DataAccessException getRefusal() {
    return refusal;
  }
}
