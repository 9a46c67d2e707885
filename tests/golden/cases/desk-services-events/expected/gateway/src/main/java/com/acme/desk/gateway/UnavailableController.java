package com.acme.desk.gateway;

import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Answers in the place of a service that is away, as the services tell their own failures. */
@RestController
class UnavailableController {
  @RequestMapping("/unavailable")
  ProblemDetail unavailable() {
    ProblemDetail problem =
        ProblemDetail.forStatusAndDetail(
            HttpStatus.SERVICE_UNAVAILABLE, "Please try again in a moment");
    problem.setProperty("code", "unavailable");
    return problem;
  }
}
