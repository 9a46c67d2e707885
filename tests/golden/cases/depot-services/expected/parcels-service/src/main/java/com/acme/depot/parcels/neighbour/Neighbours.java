package com.acme.depot.parcels.neighbour;

import com.acme.depot.parcels.exception.NeighbourAwayException;
import com.acme.depot.parcels.exception.NeighbourBusyException;
import com.acme.depot.parcels.exception.UnknownReferenceException;
import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import java.net.ConnectException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.client.HttpClientErrorException;
import org.springframework.web.client.ResourceAccessException;
import org.springframework.web.client.RestClientException;
import org.springframework.web.client.RestClientResponseException;

/**
 * Asks other services for what no database checks, before a transaction begins: whoever waits for
 * an answer holds no connection. One that failed often is left alone for some seconds.
 */
@Component
public class Neighbours {
  /**
   * So many calls wait for one service at a time: fewer than there are connections, so that those
   * it holds up are few.
   */
  private static final int MOST_CALLS = 8;

  private static final long MOST_WAIT_MILLIS = 250;
  private static final Duration PAUSE = Duration.ofSeconds(5);
  private static final List<Duration> PAUSES_UNTIL_DECIDED =
      LongStream.of(0, 20, 40, 80, 160, 320).mapToObj(Duration::ofMillis).toList();
  private static final CircuitBreakerConfig CONFIG =
      CircuitBreakerConfig.custom()
          .slidingWindowSize(20)
          .minimumNumberOfCalls(5)
          .waitDurationInOpenState(PAUSE)
          .permittedNumberOfCallsInHalfOpenState(3)
          .ignoreExceptions(HttpClientErrorException.class)
          .build();

  private final Map<String, CircuitBreaker> breakers = new ConcurrentHashMap<>();
  private final Map<String, Semaphore> places = new ConcurrentHashMap<>();
  private final Map<String, UnaryOperator<Map<String, List<List<String>>>>> questions;

  private final Map<String, Function<Map<String, List<List<String>>>, Map<String, List<String>>>>
      tellers;

  private final Promises promises;

  public Neighbours(ClientsClient clientsClient, Promises promises) {
    this.questions = Map.ofEntries(Map.entry("clients", clientsClient::missing));
    this.tellers = Map.ofEntries(Map.entry("clients", clientsClient::labels));
    this.promises = promises;
  }

  /** Writes what refers to records of other services, once they have said that these are there. */
  public <T> T referring(References references, Supplier<T> write) {
    return promises.keep(references.subjects(), () -> require(references), write);
  }

  /**
   * Refuses a request that refers to records the other services do not have. Each of them is asked
   * once, whatever the request names.
   */
  private void require(References references) {
    Map<String, Map<String, List<List<String>>>> missing = new HashMap<>();
    references
        .keys()
        .forEach((neighbour, keys) -> missing.put(neighbour, missing(neighbour, keys)));
    List<UnknownReferenceException> unknown =
        references
            .missingOf(missing)
            .map(
                one -> new UnknownReferenceException(one.fields().toArray(String[]::new), one.id()))
            .toList();
    if (!unknown.isEmpty()) {
      throw UnknownReferenceException.all(unknown);
    }
  }

  /**
   * Which of these are missing. What is about to be deleted is asked for again until that is
   * decided: a deletion that sees what is noted here gives way.
   */
  private Map<String, List<List<String>>> missing(
      String neighbour, Map<String, List<List<String>>> keys) {
    for (Duration pause : PAUSES_UNTIL_DECIDED) {
      LockSupport.parkNanos(pause.toNanos());
      Optional<Map<String, List<List<String>>>> missing =
          ask(neighbour, () -> unlessUndecided(() -> questions.get(neighbour).apply(keys)));
      if (missing.isPresent()) {
        return missing.get();
      }
    }
    throw new NeighbourAwayException(
        "A record of " + neighbour + " is just being deleted; please try again in a moment", "1");
  }

  /** Its answer; none where the other service says that it is not known yet. */
  private static <T> Optional<T> unlessUndecided(Supplier<T> call) {
    try {
      return Optional.of(call.get());
    } catch (HttpClientErrorException.Conflict e) {
      return Optional.empty();
    }
  }

  /** The labels of records another service keeps, in the order of their keys. */
  Map<String, List<String>> labels(String neighbour, Map<String, List<List<String>>> keys) {
    return ask(neighbour, () -> tellers.get(neighbour).apply(keys));
  }

  private <T> T ask(String neighbour, Supplier<T> call) {
    Semaphore place = places.computeIfAbsent(neighbour, name -> new Semaphore(MOST_CALLS));
    if (!isFree(place)) {
      throw away(neighbour, "1");
    }
    try {
      return asked(neighbour, call);
    } finally {
      place.release();
    }
  }

  private <T> T asked(String neighbour, Supplier<T> call) {
    CircuitBreaker breaker =
        breakers.computeIfAbsent(neighbour, name -> CircuitBreaker.of(name, CONFIG));
    try {
      return breaker.executeSupplier(() -> again(call));
    } catch (HttpClientErrorException.TooManyRequests e) {
      String retryAfter = retryAfter(e);
      String reason =
          "The service " + neighbour + " is asked too often; please try again in a moment";
      throw new NeighbourBusyException(reason, retryAfter);
    } catch (RestClientResponseException e) {
      throw away(neighbour, retryAfter(e));
    } catch (CallNotPermittedException | RestClientException e) {
      throw away(neighbour, Long.toString(PAUSE.toSeconds()));
    }
  }

  private static boolean isFree(Semaphore place) {
    try {
      return place.tryAcquire(MOST_WAIT_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static RuntimeException away(String neighbour, String retryAfter) {
    String reason = "The service " + neighbour + " cannot be asked; please try again in a moment";
    return new NeighbourAwayException(reason, retryAfter);
  }

  /** When the other service wants to be asked again; it need not say so. */
  private static String retryAfter(RestClientResponseException e) {
    String said =
        e.getResponseHeaders() == null
            ? null
            : e.getResponseHeaders().getFirst(HttpHeaders.RETRY_AFTER);
    return said == null ? Long.toString(PAUSE.toSeconds()) : said;
  }

  /** Asking changes nothing, so it is done twice where there was no connection. */
  private static <T> T again(Supplier<T> call) {
    try {
      return call.get();
    } catch (ResourceAccessException e) {
      if (e.getCause() instanceof ConnectException) {
        return call.get();
      }
      throw e;
    }
  }
}
