package com.acme.desk.tickets.config;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.UUID;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Gives every request an id, the caller's own if it has one: it stands in each log line and in the
 * answer.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
public class RequestIdFilter extends OncePerRequestFilter {
  public static final String HEADER = "X-Request-Id";

  private static final Logger LOG = LoggerFactory.getLogger(RequestIdFilter.class);
  private static final Pattern SAFE = Pattern.compile("[A-Za-z0-9._-]{1,64}");

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    String given = request.getHeader(HEADER);
    String id =
        given != null && SAFE.matcher(given).matches() ? given : UUID.randomUUID().toString();
    response.setHeader(HEADER, id);
    long began = System.nanoTime();
    try (var ignored = MDC.putCloseable("requestId", id)) {
      try {
        chain.doFilter(request, response);
      } finally {
        tell(request, response, (System.nanoTime() - began) / 1_000_000);
      }
    }
  }

  private static void tell(
      HttpServletRequest request, HttpServletResponse response, long milliseconds) {
    String path = request.getRequestURI();
    if (!path.startsWith("/actuator")) {
      LOG.info("{} {}: {} in {} ms", request.getMethod(), path, response.getStatus(), milliseconds);
    }
  }
}
