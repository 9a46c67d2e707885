package com.acme.depot.parcels.exception;

public class NeighbourBusyException extends RuntimeException {
  private final String retryAfter;

  public NeighbourBusyException(String reason, String retryAfter) {
    super(reason);
    this.retryAfter = retryAfter;
  }

  /** As the header of this name says it. */
  public String getRetryAfter() {
    return retryAfter;
  }
}
