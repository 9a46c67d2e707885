package com.acme.desk.clients.security;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpStatus;
import org.springframework.security.authentication.AuthenticationServiceException;
import org.springframework.security.oauth2.jwt.JwtDecoderInitializationException;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Answers 503 where the keys of the issuer cannot be read: nobody can say then whether a token is
 * good.
 */
final class IssuerAwayFilter extends OncePerRequestFilter {
  private static final Logger log = LoggerFactory.getLogger(IssuerAwayFilter.class);

  private final SecurityProblems problems;

  IssuerAwayFilter(SecurityProblems problems) {
    this.problems = problems;
  }

  @Override
  protected void doFilterInternal(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws ServletException, IOException {
    try {
      chain.doFilter(request, response);
    } catch (AuthenticationServiceException | JwtDecoderInitializationException e) {
      log.warn("The keys of the issuer cannot be read: {}", e.getMessage());
      problems.write(
          response,
          HttpStatus.SERVICE_UNAVAILABLE,
          "unavailable",
          "Tokens cannot be checked; please try again in a moment");
    }
  }
}
