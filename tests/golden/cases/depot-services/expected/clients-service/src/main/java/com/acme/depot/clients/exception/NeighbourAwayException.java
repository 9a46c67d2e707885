package com.acme.depot.clients.exception;

public class NeighbourAwayException extends RuntimeException {
  public NeighbourAwayException(String reason) {
    super(reason);
  }
}
