package com.acme.desk.auth.exception;

public class BadRequestException extends RuntimeException {
  public BadRequestException(String reason) {
    super(reason);
  }
}
