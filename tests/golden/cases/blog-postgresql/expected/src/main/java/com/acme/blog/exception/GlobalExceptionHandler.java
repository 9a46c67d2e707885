package com.acme.blog.exception;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.hibernate.exception.DataException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.transaction.CannotCreateTransactionException;
import org.springframework.validation.FieldError;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import tools.jackson.core.JacksonException;

/** Turns every failure into a problem document (RFC 9457) with a code clients can rely on. */
@RestControllerAdvice
public class GlobalExceptionHandler extends ResponseEntityExceptionHandler {
  private static final Logger log = LoggerFactory.getLogger(GlobalExceptionHandler.class);

  public record FieldProblem(String field, String message) {}

  @ExceptionHandler(NotFoundException.class)
  ProblemDetail notFound(NotFoundException e) {
    return problem(HttpStatus.NOT_FOUND, "not-found", e.getMessage());
  }

  @ExceptionHandler(BadRequestException.class)
  ProblemDetail badRequest(BadRequestException e) {
    return problem(HttpStatus.BAD_REQUEST, "bad-request", e.getMessage());
  }

  @ExceptionHandler(UnknownReferenceException.class)
  ProblemDetail unknownReference(UnknownReferenceException e) {
    ProblemDetail problem =
        problem(HttpStatus.UNPROCESSABLE_CONTENT, "unknown-reference", e.getMessage());
    problem.setProperty("errors", List.of(new FieldProblem(e.getField(), e.getMessage())));
    return problem;
  }

  @ExceptionHandler(StaleVersionException.class)
  ProblemDetail staleVersion(StaleVersionException e) {
    return problem(e.getStatus(), "stale-version", e.getMessage());
  }

  @ExceptionHandler(OptimisticLockingFailureException.class)
  ProblemDetail changedMeanwhile(OptimisticLockingFailureException e) {
    return problem(
        HttpStatus.CONFLICT, "stale-version", "The record was changed meanwhile; read it again");
  }

  @ExceptionHandler(DataIntegrityViolationException.class)
  ProblemDetail integrity(DataIntegrityViolationException e) {
    log.debug("Integrity violation", e);
    if (e.getCause() instanceof DataException) {
      return problem(
          HttpStatus.UNPROCESSABLE_CONTENT,
          "value-does-not-fit",
          "A value does not fit its column");
    }
    return problem(
        HttpStatus.CONFLICT, "conflict", "The change breaks a uniqueness, reference or check rule");
  }

  @ExceptionHandler({
    TransientDataAccessException.class,
    DataAccessResourceFailureException.class,
    CannotCreateTransactionException.class
  })
  ProblemDetail unavailable(Exception e) {
    log.warn("Database unavailable", e);
    return problem(HttpStatus.SERVICE_UNAVAILABLE, "unavailable", "Please try again in a moment");
  }

  @ExceptionHandler(Exception.class)
  ProblemDetail unexpected(Exception e) {
    log.error("Unexpected failure", e);
    return problem(HttpStatus.INTERNAL_SERVER_ERROR, "internal-error", "Something went wrong");
  }

  @Override
  protected ResponseEntity<Object> handleMethodArgumentNotValid(
      MethodArgumentNotValidException e,
      HttpHeaders headers,
      HttpStatusCode status,
      WebRequest request) {
    ProblemDetail problem =
        problem(HttpStatus.BAD_REQUEST, "validation-failed", "Some fields are not valid");
    problem.setProperty(
        "errors",
        e.getBindingResult().getFieldErrors().stream()
            .map(error -> new FieldProblem(error.getField(), messageOf(error)))
            .toList());
    return handleExceptionInternal(e, problem, headers, status, request);
  }

  private static String messageOf(FieldError error) {
    return error.isBindingFailure() ? "has the wrong type" : error.getDefaultMessage();
  }

  @Override
  protected ResponseEntity<Object> handleHttpMessageNotReadable(
      HttpMessageNotReadableException e,
      HttpHeaders headers,
      HttpStatusCode status,
      WebRequest request) {
    ProblemDetail problem =
        problem(HttpStatus.BAD_REQUEST, "unreadable-body", "The body cannot be read");
    if (e.getCause() instanceof JacksonException cause && !cause.getPath().isEmpty()) {
      String field =
          cause.getPath().stream()
              .map(JacksonException.Reference::getPropertyName)
              .filter(Objects::nonNull)
              .collect(Collectors.joining("."));
      problem.setProperty("errors", List.of(new FieldProblem(field, "has the wrong type")));
    }
    return handleExceptionInternal(e, problem, headers, status, request);
  }

  private static ProblemDetail problem(HttpStatus status, String code, String detail) {
    ProblemDetail problem = ProblemDetail.forStatusAndDetail(status, detail);
    problem.setProperty("code", code);
    return problem;
  }
}
