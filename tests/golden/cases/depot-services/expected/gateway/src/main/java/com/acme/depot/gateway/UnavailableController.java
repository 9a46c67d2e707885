package com.acme.depot.gateway;

import jakarta.servlet.RequestDispatcher;
import java.net.URI;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestAttribute;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Answers in the place of a service that is away, as the services tell their own failures. */
@RestController
class UnavailableController {
  @RequestMapping("/unavailable")
  ResponseEntity<ProblemDetail> unavailable(
      @RequestAttribute(RequestDispatcher.FORWARD_REQUEST_URI) String path) {
    ProblemDetail problem =
        ProblemDetail.forStatusAndDetail(
            HttpStatus.SERVICE_UNAVAILABLE, "Please try again in a moment");
    problem.setProperty("code", "unavailable");
    problem.setInstance(URI.create(path));
    return ResponseEntity.of(problem).header(HttpHeaders.RETRY_AFTER, "5").build();
  }
}
