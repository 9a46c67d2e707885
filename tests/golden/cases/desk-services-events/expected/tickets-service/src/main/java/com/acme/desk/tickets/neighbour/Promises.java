package com.acme.desk.tickets.neighbour;

import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.DataClassRowMapper;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import org.springframework.web.server.ResponseStatusException;

/**
 * Notes what is under way between services: whoever is about to refer to a record, or to delete
 * one, says so before it asks the others, and takes the note back with what it writes, in one
 * transaction. A note that was left behind is removed by whoever meets it when its time is over;
 * whose note is gone writes nothing.
 */
@Component
public class Promises {
  private static final Duration TIME = Duration.ofSeconds(15);
  private static final int LONGEST_WAIT_SECONDS = 2;

  private final JdbcTemplate jdbc;
  private final TransactionTemplate transactions;

  public Promises(DataSource database, PlatformTransactionManager transactions) {
    this.jdbc = new JdbcTemplate(database);
    this.jdbc.setQueryTimeout(LONGEST_WAIT_SECONDS);
    this.transactions = new TransactionTemplate(transactions);
  }

  /**
   * What a note is about. Keys that differ may have the same hash: then one waits for the other
   * without need.
   */
  public record Subject(String kind, int hash) {
    /** A record of another service that one of ours is about to refer to. */
    public static Subject referred(String kind, List<String> key) {
      return new Subject("refers to " + kind, hashOf(key));
    }

    /** A record of ours that is about to be deleted. */
    public static Subject deleted(String kind, List<String> key) {
      return new Subject("deletes " + kind, hashOf(key));
    }

    private static int hashOf(List<String> key) {
      return String.join(" ", key).toLowerCase(Locale.ROOT).hashCode();
    }
  }

  /** Notes what is about to be done, asks whether it may be, and does it. */
  public <T> T keep(Collection<Subject> subjects, Runnable asking, Supplier<T> write) {
    if (subjects.isEmpty()) {
      asking.run();
      return write.get();
    }
    String id = UUID.randomUUID().toString();
    Set<Subject> noted = new LinkedHashSet<>(subjects);
    transactions.executeWithoutResult(status -> note(id, noted));
    try {
      asking.run();
      return transactions.execute(
          status -> {
            if (forget(id) != noted.size()) {
              throw new ResponseStatusException(
                  HttpStatus.SERVICE_UNAVAILABLE,
                  "This took too long, so that it is no longer safe to write; please try again");
            }
            return write.get();
          });
    } catch (RuntimeException e) {
      transactions.executeWithoutResult(status -> forget(id));
      throw e;
    }
  }

  /** Which of these records others are about to refer to, as far as this service does. */
  public List<List<String>> referred(String kind, List<List<String>> keys) {
    return open(keys, key -> Subject.referred(kind, key));
  }

  /** Which of these records are about to be deleted. */
  List<List<String>> deleted(String kind, List<List<String>> keys) {
    return open(keys, key -> Subject.deleted(kind, key));
  }

  private List<List<String>> open(List<List<String>> keys, Function<List<String>, Subject> about) {
    if (keys.isEmpty()) {
      return keys;
    }
    Set<Integer> open = openHashes(about.apply(keys.get(0)).kind());
    return keys.stream().filter(key -> open.contains(about.apply(key).hash())).toList();
  }

  /**
   * What is noted. A note whose time is over is removed first, which waits for a transaction that
   * takes it back just now.
   */
  private Set<Integer> openHashes(String kind) {
    long now = System.currentTimeMillis();
    Set<Integer> open = new HashSet<>();
    for (Note one :
        jdbc.query(
            "SELECT promise_id, record_hash, expires_at FROM promises WHERE kind = ?",
            new DataClassRowMapper<>(Note.class),
            kind)) {
      if (one.expiresAt() < now) {
        transactions.executeWithoutResult(status -> forget(one.promiseId()));
      } else {
        open.add(one.recordHash());
      }
    }
    return open;
  }

  private record Note(String promiseId, int recordHash, long expiresAt) {}

  private void note(String id, Set<Subject> subjects) {
    long end = System.currentTimeMillis() + TIME.toMillis();
    jdbc.batchUpdate(
        "INSERT INTO promises (promise_id, kind, record_hash, expires_at) VALUES (?, ?, ?, ?)",
        subjects.stream().map(one -> new Object[] {id, one.kind(), one.hash(), end}).toList());
  }

  private int forget(String id) {
    return jdbc.update("DELETE FROM promises WHERE promise_id = ?", id);
  }
}
