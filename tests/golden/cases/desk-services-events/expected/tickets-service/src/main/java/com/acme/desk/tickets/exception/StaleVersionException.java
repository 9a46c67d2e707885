package com.acme.desk.tickets.exception;

import org.springframework.http.HttpStatus;

public class StaleVersionException extends RuntimeException {
  private final HttpStatus status;

  public StaleVersionException(HttpStatus status) {
    super("The record was changed meanwhile; read it again");
    this.status = status;
  }

  public HttpStatus getStatus() {
    return status;
  }
}
