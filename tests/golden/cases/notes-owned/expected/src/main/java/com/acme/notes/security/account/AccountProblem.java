package com.acme.notes.security.account;

import java.util.List;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.ErrorResponseException;

/** A refusal while signing in. None of them tells whether there is an account. */
public class AccountProblem extends ErrorResponseException {
  private AccountProblem(HttpStatus status, String code, String detail) {
    super(status, body(status, code, detail), null);
  }

  static AccountProblem wrongCredentials() {
    return new AccountProblem(
        HttpStatus.UNAUTHORIZED,
        "wrong-credentials",
        "Wrong e-mail or password, or too many attempts");
  }

  static AccountProblem invalidToken() {
    return new AccountProblem(
        HttpStatus.UNAUTHORIZED, "invalid-token", "This token is not valid, or not any more");
  }

  static AccountProblem unverified() {
    return new AccountProblem(
        HttpStatus.FORBIDDEN, "email-not-verified", "Confirm your e-mail address first");
  }

  /** A password that breaks a rule, which the answer says. */
  static AccountProblem weakPassword(String rule) {
    var problem = new AccountProblem(HttpStatus.UNPROCESSABLE_CONTENT, "weak-password", rule);
    problem.getBody().setProperty("errors", List.of(Map.of("field", "password", "message", rule)));
    return problem;
  }

  static AccountProblem registrationClosed() {
    return new AccountProblem(
        HttpStatus.FORBIDDEN,
        "registration-closed",
        "Nobody registers here: ask an administrator for an account. Whoever runs this service lets"
            + " people register with REGISTRATION=true.");
  }

  public static AccountProblem unknownAccount() {
    return new AccountProblem(HttpStatus.NOT_FOUND, "not-found", "This account does not exist");
  }

  static AccountProblem ownAccount() {
    return new AccountProblem(
        HttpStatus.CONFLICT, "own-account", "Somebody else must change this for you");
  }

  static AccountProblem knownAddress() {
    return new AccountProblem(
        HttpStatus.CONFLICT, "known-address", "This address has an account already");
  }

  private static ProblemDetail body(HttpStatus status, String code, String detail) {
    ProblemDetail problem = ProblemDetail.forStatusAndDetail(status, detail);
    problem.setProperty("code", code);
    return problem;
  }
}
