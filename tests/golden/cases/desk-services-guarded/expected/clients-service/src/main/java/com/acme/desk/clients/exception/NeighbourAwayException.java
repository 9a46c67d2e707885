package com.acme.desk.clients.exception;

public class NeighbourAwayException extends RuntimeException {
  public NeighbourAwayException(String reason) {
    super(reason);
  }
}
