package com.acme.desk.tickets.neighbour;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Stands for other services: they have every record, and refer to none of ours, unless a test says
 * otherwise. Who asks while a transaction holds a connection fails.
 */
@Component
public class StandIns {
  private RuntimeException failure;
  private boolean areLost;
  private long uses;
  private int asked;

  public void failWith(RuntimeException failure) {
    this.failure = failure;
  }

  public void lose() {
    areLost = true;
  }

  public void use() {
    uses = 1;
  }

  /** How often others were asked since the last reset. */
  public int asked() {
    return asked;
  }

  public void reset() {
    failure = null;
    areLost = false;
    uses = 0;
    asked = 0;
  }

  Map<String, List<List<String>>> missing(Map<String, List<List<String>>> keys) {
    check();
    Map<String, List<List<String>>> missing = new HashMap<>(keys);
    if (!areLost) {
      missing.replaceAll((kind, some) -> List.of());
    }
    return missing;
  }

  Map<String, List<String>> labels(Map<String, List<List<String>>> keys) {
    check();
    Map<String, List<String>> labels = new HashMap<>();
    keys.forEach(
        (kind, some) ->
            labels.put(
                kind, some.stream().map(key -> areLost ? null : String.join(" ", key)).toList()));
    return labels;
  }

  Counted count() {
    check();
    return new Counted(uses);
  }

  private void check() {
    asked++;
    if (TransactionSynchronizationManager.isActualTransactionActive()) {
      throw new IllegalStateException("Another service is asked within a transaction");
    }
    if (failure != null) {
      throw failure;
    }
  }
}
