package com.acme.desk.clients.exception;

public class InUseException extends RuntimeException {
  public InUseException(String reason) {
    super(reason);
  }
}
