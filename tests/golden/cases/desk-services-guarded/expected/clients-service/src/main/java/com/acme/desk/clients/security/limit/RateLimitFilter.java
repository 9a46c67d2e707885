package com.acme.desk.clients.security.limit;

import com.acme.desk.clients.security.SecurityProblems;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.function.Function;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Lets each caller make so many requests in a minute. Whoever makes more is told when to come back.
 */
final class RateLimitFilter extends OncePerRequestFilter {
  private static final int MOST_CALLERS = 50_000;
  private static final PathPatternRequestMatcher HEALTH =
      PathPatternRequestMatcher.withDefaults().matcher("/actuator/health/**");

  private final Cache<String, Bucket> buckets =
      Caffeine.newBuilder()
          .maximumSize(MOST_CALLERS)
          .expireAfterAccess(Duration.ofMinutes(2))
          .build();
  private final String name;
  private final int perMinute;
  private final Function<HttpServletRequest, String> caller;
  private final SecurityProblems problems;
  private final ServiceIdentity services;

  RateLimitFilter(
      String name,
      int perMinute,
      Function<HttpServletRequest, String> caller,
      SecurityProblems problems,
      ServiceIdentity services) {
    this.name = name;
    this.perMinute = perMinute;
    this.caller = caller;
    this.problems = problems;
    this.services = services;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    String key = caller.apply(request);
    if (key != null) {
      var probe = buckets.get(key, ignored -> bucket()).tryConsumeAndReturnRemaining(1);
      if (!probe.isConsumed()) {
        long seconds = Duration.ofNanos(probe.getNanosToWaitForRefill()).toSeconds() + 1;
        response.setHeader(HttpHeaders.RETRY_AFTER, Long.toString(seconds));
        problems.write(
            response,
            HttpStatus.TOO_MANY_REQUESTS,
            "too-many-requests",
            "Too many requests; try again in " + seconds + " s");
        return;
      }
    }
    chain.doFilter(request, response);
  }

  /** There are several of these in one chain; each runs once. */
  @Override
  protected String getAlreadyFilteredAttributeName() {
    return RateLimitFilter.class.getName() + "." + name;
  }

  @Override
  protected boolean shouldNotFilter(HttpServletRequest request) {
    return HEALTH.matches(request) || services.isCalling(request);
  }

  private Bucket bucket() {
    return Bucket.builder()
        .addLimit(limit -> limit.capacity(perMinute).refillGreedy(perMinute, Duration.ofMinutes(1)))
        .build();
  }
}
