package com.acme.desk.gateway;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.Locale;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Tells what the gateway itself cannot answer as a problem document with a code, as the services
 * do.
 */
@RestController
class ProblemController implements ErrorController {
  @RequestMapping("${spring.web.error.path:/error}")
  ResponseEntity<ProblemDetail> problem(HttpServletRequest request) {
    Object code = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE);
    HttpStatus known =
        code instanceof Integer number ? HttpStatus.resolve(number) : HttpStatus.NOT_FOUND;
    HttpStatus status = known == null ? HttpStatus.INTERNAL_SERVER_ERROR : known;
    ProblemDetail problem = ProblemDetail.forStatus(status);
    problem.setProperty("code", status.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    problem.setInstance(pathOf(request));
    return ResponseEntity.of(problem).build();
  }

  /** The path that was called, where it can be said. */
  private static URI pathOf(HttpServletRequest request) {
    try {
      return URI.create(String.valueOf(request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI)));
    } catch (IllegalArgumentException e) {
      return URI.create("/");
    }
  }
}
