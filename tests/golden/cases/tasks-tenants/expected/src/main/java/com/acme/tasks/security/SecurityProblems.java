package com.acme.tasks.security;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.oauth2.server.resource.web.BearerTokenAuthenticationEntryPoint;
import org.springframework.security.oauth2.server.resource.web.access.BearerTokenAccessDeniedHandler;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.access.AccessDeniedHandler;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Answers 401, 403 and 429 with the problem documents all other errors have. */
@Component
public class SecurityProblems implements AuthenticationEntryPoint, AccessDeniedHandler {
  private final AuthenticationEntryPoint challenge = new BearerTokenAuthenticationEntryPoint();
  private final AccessDeniedHandler refusal = new BearerTokenAccessDeniedHandler();
  private final JsonMapper json;

  public SecurityProblems(JsonMapper json) {
    this.json = json;
  }

  @Override
  public void commence(
      HttpServletRequest request, HttpServletResponse response, AuthenticationException e)
      throws IOException, ServletException {
    challenge.commence(request, response, e);
    write(response, HttpStatus.UNAUTHORIZED, "unauthorized", "Send a valid access token");
  }

  @Override
  public void handle(
      HttpServletRequest request, HttpServletResponse response, AccessDeniedException e)
      throws IOException, ServletException {
    refusal.handle(request, response, e);
    write(response, HttpStatus.FORBIDDEN, "forbidden", "Your roles do not allow this");
  }

  public void write(HttpServletResponse response, HttpStatus status, String code, String detail)
      throws IOException {
    ProblemDetail problem = ProblemDetail.forStatusAndDetail(status, detail);
    problem.setProperty("code", code);
    response.setStatus(status.value());
    response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
    json.writeValue(response.getOutputStream(), problem);
  }
}
