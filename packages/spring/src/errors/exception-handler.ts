import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../java/types.ts';

const PROBLEM = java`org.springframework.http.ProblemDetail`;
const STATUS = java`org.springframework.http.HttpStatus`;
const HANDLER = java`@org.springframework.web.bind.annotation.ExceptionHandler`;
const INTEGRITY = java`org.springframework.dao.DataIntegrityViolationException`;

/** The advice that turns every failure into a problem document with a stable code. */
export function exceptionHandler(blueprint: Blueprint): JavaFile {
  const { exceptionHandler: self } = blueprint.support;
  const hasVersions = blueprint.entities.some(({ version }) => version !== undefined);
  return fileOf(
    self,
    java`
      ${javadoc`Turns every failure into a problem document (RFC 9457) with a code clients can rely on.`}
      @org.springframework.web.bind.annotation.RestControllerAdvice
      public class ${classOf(self)}
          extends org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler {
        private static final org.slf4j.Logger log = org.slf4j.LoggerFactory.getLogger(${classOf(self)}.class);

        public record FieldProblem(String field, String message) {}

        ${paragraphs([...requestHandlers(blueprint), hasVersions && staleHandler(blueprint), ...databaseHandlers()])}

        ${HANDLER}(Exception.class)
        ${PROBLEM} unexpected(Exception e) {
          log.error("Unexpected failure", e);
          return problem(${STATUS}.INTERNAL_SERVER_ERROR, "internal-error", "Something went wrong");
        }

        ${validationHandler()}

        ${unreadableHandler()}

        private static ${PROBLEM} problem(${STATUS} status, String code, String detail) {
          ${PROBLEM} problem = ${PROBLEM}.forStatusAndDetail(status, detail);
          problem.setProperty("code", code);
          return problem;
        }
      }`,
  );
}

function requestHandlers({ support }: Blueprint): readonly JavaFragment[] {
  return [
    java`
      ${HANDLER}(${classOf(support.notFound)}.class)
      ${PROBLEM} notFound(${classOf(support.notFound)} e) {
        return problem(${STATUS}.NOT_FOUND, "not-found", e.getMessage());
      }`,
    java`
      ${HANDLER}(${classOf(support.badRequest)}.class)
      ${PROBLEM} badRequest(${classOf(support.badRequest)} e) {
        return problem(${STATUS}.BAD_REQUEST, "bad-request", e.getMessage());
      }`,
    java`
      ${HANDLER}(${classOf(support.unknownReference)}.class)
      ${PROBLEM} unknownReference(${classOf(support.unknownReference)} e) {
        ${PROBLEM} problem = problem(${STATUS}.UNPROCESSABLE_CONTENT, "unknown-reference", e.getMessage());
        problem.setProperty("errors", java.util.List.of(new FieldProblem(e.getField(), e.getMessage())));
        return problem;
      }`,
  ];
}

function staleHandler({ support: { stale } }: Blueprint): JavaFragment {
  return java`
    ${HANDLER}(${classOf(stale)}.class)
    ${PROBLEM} staleVersion(${classOf(stale)} e) {
      return problem(e.getStatus(), "stale-version", e.getMessage());
    }`;
}

function databaseHandlers(): readonly JavaFragment[] {
  return [
    java`
      ${HANDLER}(org.springframework.dao.OptimisticLockingFailureException.class)
      ${PROBLEM} changedMeanwhile(org.springframework.dao.OptimisticLockingFailureException e) {
        return problem(${STATUS}.CONFLICT, "stale-version", "The record was changed meanwhile; read it again");
      }`,
    java`
      ${HANDLER}(${INTEGRITY}.class)
      ${PROBLEM} integrity(${INTEGRITY} e) {
        log.debug("Integrity violation", e);
        if (e.getCause() instanceof org.hibernate.exception.DataException) {
          return problem(${STATUS}.UNPROCESSABLE_CONTENT, "value-does-not-fit", "A value does not fit its column");
        }
        return problem(
            ${STATUS}.CONFLICT, "conflict", "The change breaks a uniqueness, reference or check rule");
      }`,
    java`
      ${HANDLER}({
        org.springframework.dao.TransientDataAccessException.class,
        org.springframework.dao.DataAccessResourceFailureException.class,
        org.springframework.transaction.CannotCreateTransactionException.class
      })
      ${PROBLEM} unavailable(Exception e) {
        log.warn("Database unavailable", e);
        return problem(${STATUS}.SERVICE_UNAVAILABLE, "unavailable", "Please try again in a moment");
      }`,
  ];
}

/** A body that cannot be read names the field at which reading ended. */
function unreadableHandler(): JavaFragment {
  const reference = java`tools.jackson.core.JacksonException.Reference`;
  return java`
    @Override
    protected org.springframework.http.ResponseEntity<Object> handleHttpMessageNotReadable(
        org.springframework.http.converter.HttpMessageNotReadableException e,
        org.springframework.http.HttpHeaders headers,
        org.springframework.http.HttpStatusCode status,
        org.springframework.web.context.request.WebRequest request) {
      ${PROBLEM} problem = problem(${STATUS}.BAD_REQUEST, "unreadable-body", "The body cannot be read");
      if (e.getCause() instanceof tools.jackson.core.JacksonException cause && !cause.getPath().isEmpty()) {
        String field =
            cause.getPath().stream()
                .map(${reference}::getPropertyName)
                .filter(java.util.Objects::nonNull)
                .collect(java.util.stream.Collectors.joining("."));
        problem.setProperty("errors", java.util.List.of(new FieldProblem(field, "has the wrong type")));
      }
      return handleExceptionInternal(e, problem, headers, status, request);
    }`;
}

/** A value of the wrong type is told without the name of the class it should have been. */
function validationHandler(): JavaFragment {
  return java`
    @Override
    protected org.springframework.http.ResponseEntity<Object> handleMethodArgumentNotValid(
        org.springframework.web.bind.MethodArgumentNotValidException e,
        org.springframework.http.HttpHeaders headers,
        org.springframework.http.HttpStatusCode status,
        org.springframework.web.context.request.WebRequest request) {
      ${PROBLEM} problem = problem(${STATUS}.BAD_REQUEST, "validation-failed", "Some fields are not valid");
      problem.setProperty(
          "errors",
          e.getBindingResult().getFieldErrors().stream()
              .map(error -> new FieldProblem(error.getField(), messageOf(error)))
              .toList());
      return handleExceptionInternal(e, problem, headers, status, request);
    }

    private static String messageOf(org.springframework.validation.FieldError error) {
      return error.isBindingFailure() ? "has the wrong type" : error.getDefaultMessage();
    }`;
}
