package com.acme.depot.clients.exception;

public class InUseException extends RuntimeException {
  public InUseException(String reason) {
    super(reason);
  }
}
