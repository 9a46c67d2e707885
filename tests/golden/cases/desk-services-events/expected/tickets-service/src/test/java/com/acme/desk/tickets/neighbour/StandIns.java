package com.acme.desk.tickets.neighbour;

import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/**
 * Stands for other services: they have every record, and refer to none of ours, unless a test says
 * otherwise.
 */
@Component
public class StandIns {
  private RuntimeException failure;
  private long uses;

  public void failWith(RuntimeException failure) {
    this.failure = failure;
  }

  public void use() {
    uses = 1;
  }

  public void reset() {
    failure = null;
    uses = 0;
  }

  ResponseEntity<Void> record() {
    check();
    return ResponseEntity.ok().build();
  }

  Counted count() {
    check();
    return new Counted(uses);
  }

  private void check() {
    if (failure != null) {
      throw failure;
    }
  }
}
