package com.acme.desk.tickets.neighbour;

import com.acme.desk.tickets.exception.InUseException;
import com.acme.desk.tickets.exception.NeighbourAwayException;
import com.acme.desk.tickets.exception.UnknownReferenceException;
import io.github.resilience4j.circuitbreaker.CallNotPermittedException;
import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import java.net.ConnectException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;
import org.springframework.web.client.HttpClientErrorException;
import org.springframework.web.client.ResourceAccessException;
import org.springframework.web.client.RestClientException;

/**
 * Asks other services for what no database checks. One that failed often is left alone for some
 * seconds.
 */
@Component
public class Neighbours {
  private static final CircuitBreakerConfig CONFIG =
      CircuitBreakerConfig.custom()
          .slidingWindowSize(20)
          .minimumNumberOfCalls(5)
          .waitDurationInOpenState(Duration.ofSeconds(5))
          .ignoreExceptions(HttpClientErrorException.class)
          .build();

  private final Map<String, CircuitBreaker> breakers = new ConcurrentHashMap<>();

  /** Refuses a request that refers to a record the other service does not have. */
  public void require(String neighbour, Supplier<?> call, Object id, String... fields) {
    if (!ask(neighbour, () -> exists(call))) {
      throw new UnknownReferenceException(fields, id);
    }
  }

  /** Refuses to delete what records of the other service refer to. */
  public void refuseIfUsed(String neighbour, Supplier<Counted> call) {
    if (ask(neighbour, call).totalItems() > 0) {
      throw new InUseException("Records of " + neighbour + " refer to this one");
    }
  }

  private <T> T ask(String neighbour, Supplier<T> call) {
    CircuitBreaker breaker =
        breakers.computeIfAbsent(neighbour, name -> CircuitBreaker.of(name, CONFIG));
    try {
      return breaker.executeSupplier(() -> again(call));
    } catch (CallNotPermittedException | RestClientException e) {
      throw new NeighbourAwayException(
          "The service " + neighbour + " cannot be asked; please try again in a moment");
    }
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

  private static boolean exists(Supplier<?> call) {
    try {
      call.get();
      return true;
    } catch (HttpClientErrorException.NotFound | HttpClientErrorException.BadRequest e) {
      return false;
    }
  }
}
