package com.acme.tasks.exception;

public class BadRequestException extends RuntimeException {
  public BadRequestException(String reason) {
    super(reason);
  }
}
