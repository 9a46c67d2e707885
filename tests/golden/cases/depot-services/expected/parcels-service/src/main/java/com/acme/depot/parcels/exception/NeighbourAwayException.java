package com.acme.depot.parcels.exception;

public class NeighbourAwayException extends RuntimeException {
  public NeighbourAwayException(String reason) {
    super(reason);
  }
}
