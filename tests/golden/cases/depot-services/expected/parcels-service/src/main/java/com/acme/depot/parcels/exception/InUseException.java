package com.acme.depot.parcels.exception;

public class InUseException extends RuntimeException {
  public InUseException(String reason) {
    super(reason);
  }
}
