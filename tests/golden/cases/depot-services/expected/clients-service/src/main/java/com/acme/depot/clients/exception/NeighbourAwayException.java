package com.acme.depot.clients.exception;

public class NeighbourAwayException extends RuntimeException {
  private final String retryAfter;

  public NeighbourAwayException(String reason, String retryAfter) {
    super(reason);
    this.retryAfter = retryAfter;
  }

  /** As the header of this name says it. */
  public String getRetryAfter() {
    return retryAfter;
  }
}
