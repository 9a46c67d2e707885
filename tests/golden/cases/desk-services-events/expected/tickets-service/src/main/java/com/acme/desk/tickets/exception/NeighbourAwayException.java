package com.acme.desk.tickets.exception;

public class NeighbourAwayException extends RuntimeException {
  public NeighbourAwayException(String reason) {
    super(reason);
  }
}
