package com.acme.desk.tickets.exception;

public class BadRequestException extends RuntimeException {
  public BadRequestException(String reason) {
    super(reason);
  }
}
