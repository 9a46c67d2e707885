package com.acme.desk.clients.neighbour;

import com.acme.desk.clients.exception.AboutToBeUsedException;
import com.acme.desk.clients.exception.InUseException;
import com.acme.desk.clients.exception.NeighbourAwayException;
import com.acme.desk.clients.exception.NeighbourBusyException;
import com.acme.desk.clients.exception.NeighbourRefusalException;
import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import java.net.ConnectException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
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

  private final Promises promises;

  public Neighbours(Promises promises) {
    this.promises = promises;
  }

  /** Deletes a record, once others have said that none of theirs refer to it. */
  public void deleting(String kind, List<String> key, Runnable asking, Runnable write) {
    promises.keep(
        List.of(Promises.Subject.deleted(kind, key)),
        asking,
        () -> {
          write.run();
          return null;
        });
  }

  /** Refuses to delete what the other service is about to refer to. */
  public void refuseIfPromised(String neighbour, Supplier<Map<String, List<List<String>>>> call) {
    if (ask(neighbour, call).values().stream().anyMatch(keys -> !keys.isEmpty())) {
      throw new AboutToBeUsedException(
          "A record of "
              + neighbour
              + " is just about to refer to this one; please try again in a moment",
          "1");
    }
  }

  /** Refuses to delete what records of the other service refer to. */
  public void refuseIfUsed(String neighbour, Supplier<Counted> call) {
    if (ask(neighbour, call).totalItems() > 0) {
      throw new InUseException("Records of " + neighbour + " refer to this one");
    }
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
    } catch (HttpClientErrorException.Forbidden e) {
      throw new NeighbourRefusalException(
          "Your roles do not allow to ask the service " + neighbour);
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
