package com.acme.desk.tickets.exception;

public class NeighbourRefusalException extends RuntimeException {
  public NeighbourRefusalException(String reason) {
    super(reason);
  }
}
