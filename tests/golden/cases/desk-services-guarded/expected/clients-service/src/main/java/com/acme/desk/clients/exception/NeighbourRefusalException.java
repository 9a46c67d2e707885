package com.acme.desk.clients.exception;

public class NeighbourRefusalException extends RuntimeException {
  public NeighbourRefusalException(String reason) {
    super(reason);
  }
}
