package com.acme.depot.parcels.exception;

public class BadRequestException extends RuntimeException {
  public BadRequestException(String reason) {
    super(reason);
  }
}
