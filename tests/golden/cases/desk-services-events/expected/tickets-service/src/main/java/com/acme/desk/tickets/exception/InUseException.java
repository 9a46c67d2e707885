package com.acme.desk.tickets.exception;

public class InUseException extends RuntimeException {
  public InUseException(String reason) {
    super(reason);
  }
}
