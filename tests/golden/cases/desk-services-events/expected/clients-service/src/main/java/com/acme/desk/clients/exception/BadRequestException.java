package com.acme.desk.clients.exception;

public class BadRequestException extends RuntimeException {
  public BadRequestException(String reason) {
    super(reason);
  }
}
