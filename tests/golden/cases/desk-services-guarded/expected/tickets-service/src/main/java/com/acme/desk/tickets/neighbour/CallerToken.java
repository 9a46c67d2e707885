package com.acme.desk.tickets.neighbour;

import java.io.IOException;
import org.springframework.http.HttpRequest;
import org.springframework.http.client.ClientHttpRequestExecution;
import org.springframework.http.client.ClientHttpRequestInterceptor;
import org.springframework.http.client.ClientHttpResponse;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

/**
 * Asks other services as whoever asks this one: with the same token, as their rules hang on it, and
 * from the same address.
 */
final class CallerToken implements ClientHttpRequestInterceptor {
  @Override
  public ClientHttpResponse intercept(
      HttpRequest request, byte[] body, ClientHttpRequestExecution execution) throws IOException {
    var caller = SecurityContextHolder.getContext().getAuthentication();
    if (caller instanceof JwtAuthenticationToken known) {
      request.getHeaders().setBearerAuth(known.getToken().getTokenValue());
    }
    if (RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes call) {
      request.getHeaders().set("X-Forwarded-For", call.getRequest().getRemoteAddr());
    }
    return execution.execute(request, body);
  }
}
