package com.acme.depot.parcels.exception;

import jakarta.persistence.EntityExistsException;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.ConstraintViolationException;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.hibernate.PropertyValueException;
import org.hibernate.TransactionException;
import org.hibernate.exception.DataException;
import org.hibernate.exception.JDBCConnectionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.TypeMismatchException;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.dao.UncategorizedDataAccessException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.transaction.CannotCreateTransactionException;
import org.springframework.validation.BindException;
import org.springframework.validation.FieldError;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.ServletWebRequest;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import org.springframework.web.servlet.resource.NoResourceFoundException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

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
    problem.setProperty(
        "errors",
        e.each()
            .flatMap(
                one ->
                    one.getFields().stream()
                        .map(field -> new FieldProblem(field, one.getMessage())))
            .toList());
    return problem;
  }

  @ExceptionHandler(InUseException.class)
  ProblemDetail inUse(InUseException e) {
    return problem(HttpStatus.CONFLICT, "in-use", e.getMessage());
  }

  @ExceptionHandler(NeighbourAwayException.class)
  ProblemDetail neighbourAway(NeighbourAwayException e, HttpServletResponse response) {
    response.setHeader(HttpHeaders.RETRY_AFTER, e.getRetryAfter());
    return problem(HttpStatus.SERVICE_UNAVAILABLE, "unavailable", e.getMessage());
  }

  @ExceptionHandler(NeighbourBusyException.class)
  ProblemDetail neighbourBusy(NeighbourBusyException e, HttpServletResponse response) {
    response.setHeader(HttpHeaders.RETRY_AFTER, e.getRetryAfter());
    return problem(HttpStatus.TOO_MANY_REQUESTS, "too-many-requests", e.getMessage());
  }

  @ExceptionHandler(OptimisticLockingFailureException.class)
  ProblemDetail changedMeanwhile(OptimisticLockingFailureException e) {
    return problem(
        HttpStatus.CONFLICT, "stale-version", "The record was changed meanwhile; read it again");
  }

  @ExceptionHandler(DataIntegrityViolationException.class)
  ProblemDetail integrity(DataIntegrityViolationException e, ServletWebRequest request) {
    log.debug("Integrity violation", e);
    if (e.getCause() instanceof DataException) {
      return problem(
          HttpStatus.UNPROCESSABLE_CONTENT,
          "value-does-not-fit",
          "A value does not fit its column");
    }
    if (e.getCause() instanceof PropertyValueException missing) {
      return fieldProblem(
          HttpStatus.UNPROCESSABLE_CONTENT,
          "missing-value",
          "A value is missing",
          List.of(missing.getPropertyName()));
    }
    if (e.getCause() instanceof org.hibernate.exception.ConstraintViolationException broken) {
      return brokenRule(broken, request.getHttpMethod() == HttpMethod.DELETE);
    }
    boolean isDuplicate =
        e instanceof DuplicateKeyException || e.getCause() instanceof EntityExistsException;
    return isDuplicate
        ? problem(HttpStatus.CONFLICT, "duplicate", "There is such a record already")
        : problem(HttpStatus.CONFLICT, "conflict", "The change breaks a rule of the database");
  }

  private static ProblemDetail brokenRule(
      org.hibernate.exception.ConstraintViolationException broken, boolean isDelete) {
    List<String> fields = DatabaseRules.fieldsOf(broken.getConstraintName(), broken.getSQL());
    return switch (broken.getKind()) {
      case UNIQUE ->
          fieldProblem(HttpStatus.CONFLICT, "duplicate", "Another record has this already", fields);
      case FOREIGN_KEY ->
          isDelete
              ? problem(HttpStatus.CONFLICT, "in-use", "Other records refer to this one")
              : fieldProblem(
                  HttpStatus.UNPROCESSABLE_CONTENT,
                  "unknown-reference",
                  "Refers to no record",
                  fields);
      case NOT_NULL ->
          fieldProblem(
              HttpStatus.UNPROCESSABLE_CONTENT, "missing-value", "A value is missing", fields);
      case CHECK ->
          fieldProblem(
              HttpStatus.UNPROCESSABLE_CONTENT,
              "rule-broken",
              "Breaks the rule " + DatabaseRules.nameOf(broken.getConstraintName()),
              fields);
      default ->
          problem(HttpStatus.CONFLICT, "conflict", "The change breaks a rule of the database");
    };
  }

  private static ProblemDetail fieldProblem(
      HttpStatus status, String code, String detail, List<String> fields) {
    ProblemDetail problem = problem(status, code, detail);
    problem.setProperty(
        "errors", fields.stream().map(field -> new FieldProblem(field, detail)).toList());
    return problem;
  }

  @ExceptionHandler(UncategorizedDataAccessException.class)
  ProblemDetail raised(UncategorizedDataAccessException e) {
    if (e.getMostSpecificCause() instanceof SQLException cause
        && "P0001".equals(cause.getSQLState())) {
      return problem(
          HttpStatus.UNPROCESSABLE_CONTENT,
          "refused",
          cause.getMessage().lines().findFirst().orElse("").replaceFirst("^\\p{Lu}+: ", ""));
    }
    return failed(e);
  }

  @ExceptionHandler(RefusedPartException.class)
  ProblemDetail refusedPart(RefusedPartException e, ServletWebRequest request) {
    ProblemDetail problem =
        e.getRefusal() instanceof DataIntegrityViolationException broken
            ? integrity(broken, request)
            : raised((UncategorizedDataAccessException) e.getRefusal());
    if (problem.getStatus() < 500) {
      problem.setProperty("errors", placed(problem, e.getPlace()));
    }
    return problem;
  }

  private static List<FieldProblem> placed(ProblemDetail problem, String place) {
    if (problem.getProperties().get("errors") instanceof List<?> errors && !errors.isEmpty()) {
      return errors.stream()
          .map(FieldProblem.class::cast)
          .map(error -> new FieldProblem(place + "." + error.field(), error.message()))
          .toList();
    }
    return List.of(new FieldProblem(place, problem.getDetail()));
  }

  @ExceptionHandler({
    TransientDataAccessException.class,
    DataAccessResourceFailureException.class,
    CannotCreateTransactionException.class
  })
  ProblemDetail unavailable(Exception e) {
    log.warn("Database unavailable: {}", NestedExceptionUtils.getMostSpecificCause(e).getMessage());
    return problem(HttpStatus.SERVICE_UNAVAILABLE, "unavailable", "Please try again in a moment");
  }

  /**
   * A transaction that cannot end where the connection was lost under way says so only behind other
   * words.
   */
  @ExceptionHandler({
    DataAccessException.class,
    org.springframework.transaction.TransactionException.class
  })
  ProblemDetail failed(Exception e) {
    return isConnectionLost(e) ? unavailable(e) : unexpected(e);
  }

  private static boolean isConnectionLost(Throwable e) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof JDBCConnectionException
          // The pool has closed the connection already, so that not even a rollback reaches the
          // database.
          || cause instanceof TransactionException
          || (cause instanceof SQLException refused
              && refused.getSQLState() != null
              && refused.getSQLState().matches("08.*|57P.*"))) {
        return true;
      }
    }
    return false;
  }

  @ExceptionHandler(InvalidParameterException.class)
  ProblemDetail unreadableParameters(InvalidParameterException e) {
    return problem(HttpStatus.BAD_REQUEST, "bad-request", "The parameters cannot be read");
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
            .map(error -> new FieldProblem(error.getField(), messageOf(error, e, request)))
            .toList());
    return handleExceptionInternal(e, problem, headers, status, request);
  }

  private static String messageOf(FieldError error, BindException e, WebRequest request) {
    if (!error.isBindingFailure()) {
      return error.getDefaultMessage();
    }
    Class<?> type = e.getBindingResult().getFieldType(error.getField());
    if (type != null && type.isArray()) {
      return allowed(type.getComponentType());
    }
    String[] given = request.getParameterValues(error.getField());
    return given != null && given.length > 1 ? "must be given once" : allowed(type);
  }

  @Override
  protected ResponseEntity<Object> handleHttpMessageNotReadable(
      HttpMessageNotReadableException e,
      HttpHeaders headers,
      HttpStatusCode status,
      WebRequest request) {
    if (e.getMostSpecificCause() instanceof StreamConstraintsException) {
      ProblemDetail problem =
          problem(
              HttpStatus.CONTENT_TOO_LARGE,
              "content-too-large",
              "The body, or something in it, is too large");
      return handleExceptionInternal(e, problem, headers, HttpStatus.CONTENT_TOO_LARGE, request);
    }
    return handleExceptionInternal(e, unreadable(e.getCause()), headers, status, request);
  }

  private static ProblemDetail unreadable(Throwable e) {
    if (e instanceof StreamReadException broken && !(e instanceof InputCoercionException)) {
      var place = broken.getLocation();
      return problem(
          HttpStatus.BAD_REQUEST,
          "unreadable-body",
          "The body is no JSON, or has a member twice, at line "
              + place.getLineNr()
              + ", column "
              + place.getColumnNr());
    }
    ProblemDetail problem =
        problem(HttpStatus.BAD_REQUEST, "unreadable-body", "The body cannot be read");
    if (e instanceof JacksonException cause && !cause.getPath().isEmpty()) {
      String field =
          cause.getPath().stream()
              .map(
                  one ->
                      one.getPropertyName() == null
                          ? "[" + one.getIndex() + "]"
                          : "." + one.getPropertyName())
              .collect(Collectors.joining())
              .replaceFirst("^\\.", "");
      problem.setProperty("errors", List.of(new FieldProblem(field, wrongIn(cause))));
    }
    return problem;
  }

  private static String wrongIn(JacksonException cause) {
    return cause instanceof UnrecognizedPropertyException unknown
        ? unknown.getKnownPropertyIds().stream()
            .map(String::valueOf)
            .collect(Collectors.joining(", ", "is not known; there are ", ""))
        : allowed(targetOf(cause));
  }

  @ExceptionHandler(DatabindException.class)
  ProblemDetail unfitPatch(DatabindException e) {
    return unreadable(e);
  }

  @ExceptionHandler(ConstraintViolationException.class)
  ProblemDetail invalidPatch(ConstraintViolationException e) {
    ProblemDetail problem =
        problem(HttpStatus.BAD_REQUEST, "validation-failed", "Some fields are not valid");
    problem.setProperty(
        "errors",
        e.getConstraintViolations().stream()
            .map(one -> new FieldProblem(one.getPropertyPath().toString(), one.getMessage()))
            .toList());
    return problem;
  }

  @Override
  protected ResponseEntity<Object> handleTypeMismatch(
      TypeMismatchException e, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
    ProblemDetail problem =
        problem(HttpStatus.BAD_REQUEST, "type-mismatch", "A value has the wrong type");
    String name =
        e instanceof MethodArgumentTypeMismatchException argument
            ? argument.getName()
            : e.getPropertyName();
    problem.setProperty("errors", List.of(new FieldProblem(name, allowed(e.getRequiredType()))));
    return handleExceptionInternal(e, problem, headers, status, request);
  }

  @Override
  protected ResponseEntity<Object> handleNoResourceFoundException(
      NoResourceFoundException e, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
    ProblemDetail problem =
        problem(HttpStatus.NOT_FOUND, "unknown-path", "Nothing is at this address");
    return handleExceptionInternal(e, problem, headers, status, request);
  }

  private static Class<?> targetOf(JacksonException cause) {
    if (cause instanceof MismatchedInputException mismatched) {
      return mismatched.getTargetType();
    }
    return cause instanceof InputCoercionException coerced ? coerced.getTargetType() : null;
  }

  private static String allowed(Class<?> type) {
    if (type == null) {
      return "has the wrong type";
    }
    if (type.isEnum()) {
      return "must be one of "
          + Arrays.stream(type.getEnumConstants())
              .map(String::valueOf)
              .collect(Collectors.joining(", "));
    }
    return switch (type.getSimpleName()) {
      case "Short", "short" ->
          "must be a whole number from " + Short.MIN_VALUE + " to " + Short.MAX_VALUE;
      case "Integer", "int" ->
          "must be a whole number from " + Integer.MIN_VALUE + " to " + Integer.MAX_VALUE;
      case "Long", "long" ->
          "must be a whole number from " + Long.MIN_VALUE + " to " + Long.MAX_VALUE;
      case "BigDecimal", "Double", "Float" -> "must be a number";
      case "Boolean" -> "must be true or false";
      case "UUID" -> "must be a UUID";
      case "LocalDate" -> "must be a date such as 2025-01-31";
      case "LocalTime" -> "must be a time such as 12:00:00";
      case "OffsetTime" -> "must be a time with an offset such as 12:00:00Z";
      case "LocalDateTime" ->
          "must be a date and time without an offset such as 2025-01-31T12:00:00";
      case "OffsetDateTime" ->
          "must be a date and time with an offset such as 2025-01-31T12:00:00Z";
      default -> "has the wrong type";
    };
  }

  @Override
  protected ResponseEntity<Object> createResponseEntity(
      Object body, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
    boolean isUncoded =
        body instanceof ProblemDetail problem
            && (problem.getProperties() == null || !problem.getProperties().containsKey("code"));
    if (isUncoded) {
      String name = HttpStatus.valueOf(status.value()).name();
      ((ProblemDetail) body).setProperty("code", name.toLowerCase(Locale.ROOT).replace('_', '-'));
    }
    return super.createResponseEntity(body, headers, status, request);
  }

  private static ProblemDetail problem(HttpStatus status, String code, String detail) {
    ProblemDetail problem = ProblemDetail.forStatusAndDetail(status, detail);
    problem.setProperty("code", code);
    return problem;
  }
}
