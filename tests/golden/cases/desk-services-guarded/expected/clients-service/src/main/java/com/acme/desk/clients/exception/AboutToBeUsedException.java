package com.acme.desk.clients.exception;

public class AboutToBeUsedException extends RuntimeException {
  private final String retryAfter;

  public AboutToBeUsedException(String reason, String retryAfter) {
    super(reason);
    this.retryAfter = retryAfter;
  }

  /** As the header of this name says it. */
  public String getRetryAfter() {
    return retryAfter;
  }
}
