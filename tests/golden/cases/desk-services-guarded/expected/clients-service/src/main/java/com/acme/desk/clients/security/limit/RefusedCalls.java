package com.acme.desk.clients.security.limit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.authentication.AnonymousAuthenticationToken;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.web.context.SecurityContextHolderFilter;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Leaves a line in the log for calls that were refused: who asked for what, from where, and, as in
 * every line, the id of the request. What may be secret is not in it, such as tokens and queries.
 * Whoever is refused again and again leaves one for the first, the tenth and the hundredth time
 * within a minute, and all together leave no more than the log can hold.
 */
@Configuration(proxyBeanMethods = false)
public class RefusedCalls {
  private static final Logger log = LoggerFactory.getLogger(RefusedCalls.class);
  private static final Set<Integer> REFUSALS = Set.of(401, 403, 429);
  private static final Duration MINUTE = Duration.ofMinutes(1);
  private static final int MOST_CALLERS = 10_000;
  private static final int MOST_LINES = 1000;
  private static final int LONGEST = 200;

  private final Cache<String, AtomicInteger> refused =
      Caffeine.newBuilder().maximumSize(MOST_CALLERS).expireAfterWrite(MINUTE).build();
  private final Bucket lines =
      Bucket.builder()
          .addLimit(limit -> limit.capacity(MOST_LINES).refillGreedy(MOST_LINES, MINUTE))
          .build();

  @Bean
  Customizer<HttpSecurity> refusedCallsInTheLog() {
    return http -> http.addFilterAfter(new Watch(), SecurityContextHolderFilter.class);
  }

  private void note(int status, HttpServletRequest request) {
    var caller = SecurityContextHolder.getContext().getAuthentication();
    boolean isKnown = caller != null && !(caller instanceof AnonymousAuthenticationToken);
    String who = isKnown ? caller.getName() : "nobody";
    String from = request.getRemoteAddr();
    int times =
        refused
            .get(status + (isKnown ? " " + who : "@" + from), key -> new AtomicInteger())
            .incrementAndGet();
    if (isPowerOfTen(times) && lines.tryConsume(1)) {
      log.warn(
          "Refused with {}: {} {} by {} from {}, {} within a minute",
          status,
          plain(request.getMethod()),
          plain(request.getRequestURI()),
          plain(who),
          plain(from),
          times);
    }
  }

  private static boolean isPowerOfTen(int number) {
    int rest = number;
    while (rest % 10 == 0) {
      rest /= 10;
    }
    return rest == 1;
  }

  /** Nobody writes a line of their own into the log. */
  private static String plain(String text) {
    String line = text.replaceAll("[\\p{Cntrl}\\u2028\\u2029]", "?");
    return line.length() > LONGEST ? line.substring(0, LONGEST) : line;
  }

  private final class Watch extends OncePerRequestFilter {
    @Override
    protected void doFilterInternal(
        HttpServletRequest request, HttpServletResponse response, FilterChain chain)
        throws ServletException, IOException {
      chain.doFilter(request, response);
      if (REFUSALS.contains(response.getStatus())) {
        note(response.getStatus(), request);
      }
    }
  }
}
