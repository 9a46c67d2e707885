import type { Blueprint, ProblemName, ProblemsPart } from '@backsmith/blueprint';
import { java, javadoc, literal, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { storeHandlers } from '../../stores/index.ts';

const PROBLEM = java`org.springframework.http.ProblemDetail`;
const STATUS = java`org.springframework.http.HttpStatus`;
const HANDLER = java`@org.springframework.web.bind.annotation.ExceptionHandler`;

/** The advice that turns every failure into a problem document with a stable code. */
export function exceptionHandler({ handler: self }: ProblemsPart, blueprint: Blueprint): JavaFile {
  const rows = blueprint.lists.filter((list) => list.kind === 'keyless');
  const hasOtherNames = [...blueprint.resources, ...rows].some(({ fields }) => fields.some(({ json }) => json));
  return fileOf(
    self,
    java`
      ${javadoc`Turns every failure into a problem document (RFC 9457) with a code clients can rely on.`}
      @org.springframework.web.bind.annotation.RestControllerAdvice
      public class ${classOf(self)}
          extends org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler {
        private static final org.slf4j.Logger log = org.slf4j.LoggerFactory.getLogger(${classOf(self)}.class);

        public record FieldProblem(String field, String message) {}

        ${paragraphs([...ownHandlers(blueprint), ...storeHandlers(blueprint)])}

        ${HANDLER}(org.apache.tomcat.util.http.InvalidParameterException.class)
        ${PROBLEM} unreadableParameters(org.apache.tomcat.util.http.InvalidParameterException e) {
          return problem(${STATUS}.BAD_REQUEST, "bad-request", "The parameters cannot be read");
        }

        ${HANDLER}(Exception.class)
        ${PROBLEM} unexpected(Exception e) {
          log.error("Unexpected failure", e);
          return problem(${STATUS}.INTERNAL_SERVER_ERROR, "internal-error", "Something went wrong");
        }

        ${validationHandler(hasOtherNames)}

        ${unreadableHandler()}

        ${patchHandlers(hasOtherNames)}

        ${mismatchHandler()}

        ${pathHandler()}

        ${allowed()}

        ${codes()}

        ${hasOtherNames && names()}

        private static ${PROBLEM} problem(${STATUS} status, String code, String detail) {
          ${PROBLEM} problem = ${PROBLEM}.forStatusAndDetail(status, detail);
          problem.setProperty("code", code);
          return problem;
        }
      }`,
  );
}

/** The methods for the classes of ours. */
function ownHandlers({ problems }: Blueprint): readonly JavaFragment[] {
  return problems.raised.flatMap((name) => {
    const { thrown, status } = problems.named[name];
    return thrown === undefined ? [] : [HANDLERS[name](classOf(thrown), java`${STATUS}.${status}`, problems)];
  });
}

/** The place where a failure of another service is told, with when to come back. */
function delayedHandler(method: string, code: string): Handler {
  return (thrown, status) => java`
    ${HANDLER}(${thrown}.class)
    ${PROBLEM} ${method}(${thrown} e, jakarta.servlet.http.HttpServletResponse response) {
      response.setHeader(org.springframework.http.HttpHeaders.RETRY_AFTER, e.getRetryAfter());
      return problem(${status}, ${literal(code)}, e.getMessage());
    }`;
}

type Handler = (thrown: JavaFragment, status: JavaFragment, problems: Blueprint['problems']) => JavaFragment;

const HANDLERS: Readonly<Record<ProblemName, Handler>> = {
  'not-found': (thrown, status) => java`
    ${HANDLER}(${thrown}.class)
    ${PROBLEM} notFound(${thrown} e) {
      return problem(${status}, "not-found", e.getMessage());
    }`,
  'bad-request': (thrown, status) => java`
    ${HANDLER}(${thrown}.class)
    ${PROBLEM} badRequest(${thrown} e) {
      return problem(${status}, "bad-request", e.getMessage());
    }`,
  'unknown-reference': (thrown, status, { raised }) => {
    const errors = (one: string) =>
      java`${one}.getFields().stream().map(field -> new FieldProblem(field, ${one}.getMessage()))`;
    const all = raised.includes('neighbour-away')
      ? java`e.each().flatMap(one -> ${errors('one')}).toList()`
      : java`${errors('e')}.toList()`;
    return java`
      ${HANDLER}(${thrown}.class)
      ${PROBLEM} unknownReference(${thrown} e) {
        ${PROBLEM} problem = problem(${status}, "unknown-reference", e.getMessage());
        problem.setProperty(
            "errors", ${all});
        return problem;
      }`;
  },
  'stale-version': (thrown) => java`
    ${HANDLER}(${thrown}.class)
    ${PROBLEM} staleVersion(${thrown} e) {
      return problem(e.getStatus(), "stale-version", e.getMessage());
    }`,
  'in-use': (thrown, status) => java`
    ${HANDLER}(${thrown}.class)
    ${PROBLEM} inUse(${thrown} e) {
      return problem(${status}, "in-use", e.getMessage());
    }`,
  'about-to-be-used': delayedHandler('aboutToBeUsed', 'in-use'),
  'neighbour-away': delayedHandler('neighbourAway', 'unavailable'),
  'neighbour-busy': delayedHandler('neighbourBusy', 'too-many-requests'),
  'neighbour-refusal': (thrown, status) => java`
    ${HANDLER}(${thrown}.class)
    ${PROBLEM} neighbourRefusal(${thrown} e) {
      return problem(${status}, "forbidden", e.getMessage());
    }`,
};

/**
 * A method of Spring's handler that answers in our way.
 *
 * @param first its first parameter: the exception, or the body made of it
 */
function overriding(name: string, first: JavaFragment, body: JavaFragment): JavaFragment {
  return java`
    @Override
    protected org.springframework.http.ResponseEntity<Object> ${name}(
        ${first},
        org.springframework.http.HttpHeaders headers,
        org.springframework.http.HttpStatusCode status,
        org.springframework.web.context.request.WebRequest request) {
      ${body}
    }`;
}

/** A body that cannot be read names the field at which reading ended. */
function unreadableHandler(): JavaFragment {
  const body = java`
    if (e.getMostSpecificCause() instanceof tools.jackson.core.exc.StreamConstraintsException) {
      ${PROBLEM} problem =
          problem(${STATUS}.CONTENT_TOO_LARGE, "content-too-large", "The body, or something in it, is too large");
      return handleExceptionInternal(e, problem, headers, ${STATUS}.CONTENT_TOO_LARGE, request);
    }
    return handleExceptionInternal(e, unreadable(e.getCause()), headers, status, request);`;
  return java`
    ${overriding('handleHttpMessageNotReadable', java`org.springframework.http.converter.HttpMessageNotReadableException e`, body)}

    private static ${PROBLEM} unreadable(Throwable e) {
      if (e instanceof tools.jackson.core.exc.StreamReadException broken && !(e instanceof tools.jackson.core.exc.InputCoercionException)) {
        var place = broken.getLocation();
        return problem(
            ${STATUS}.BAD_REQUEST,
            "unreadable-body",
            "The body is no JSON, or has a member twice, at line " + place.getLineNr() + ", column " + place.getColumnNr());
      }
      ${PROBLEM} problem = problem(${STATUS}.BAD_REQUEST, "unreadable-body", "The body cannot be read");
      if (e instanceof tools.jackson.core.JacksonException cause && !cause.getPath().isEmpty()) {
        String field =
            cause.getPath().stream()
                .map(one -> one.getPropertyName() == null ? "[" + one.getIndex() + "]" : "." + one.getPropertyName())
                .collect(java.util.stream.Collectors.joining())
                .replaceFirst("^\\\\.", "");
        problem.setProperty("errors", java.util.List.of(new FieldProblem(field, wrongIn(cause))));
      }
      return problem;
    }

    private static String wrongIn(tools.jackson.core.JacksonException cause) {
      return cause instanceof tools.jackson.databind.exc.UnrecognizedPropertyException unknown
          ? unknown.getKnownPropertyIds().stream()
              .map(String::valueOf)
              .collect(java.util.stream.Collectors.joining(", ", "is not known; there are ", ""))
          : allowed(targetOf(cause));
    }`;
}

/** What a merge patch makes of a record is read and validated behind the controller. */
function patchHandlers(hasOtherNames: boolean): JavaFragment {
  const name = clientName(hasOtherNames, java`one.getRootBean()`, java`one.getPropertyPath().toString()`);
  const violation = java`jakarta.validation.ConstraintViolationException`;
  return java`
    ${HANDLER}(tools.jackson.databind.DatabindException.class)
    ${PROBLEM} unfitPatch(tools.jackson.databind.DatabindException e) {
      return unreadable(e);
    }

    ${HANDLER}(${violation}.class)
    ${PROBLEM} invalidPatch(${violation} e) {
      ${PROBLEM} problem = problem(${STATUS}.BAD_REQUEST, "validation-failed", "Some fields are not valid");
      problem.setProperty(
          "errors",
          e.getConstraintViolations().stream()
              .map(one -> new FieldProblem(${name}, one.getMessage()))
              .toList());
      return problem;
    }`;
}

/** A value of the wrong type is told without the name of the class it should have been. */
function validationHandler(hasOtherNames: boolean): JavaFragment {
  const boundName = clientName(hasOtherNames, java`e.getBindingResult().getTarget()`, java`error.getField()`);
  const body = java`
    ${PROBLEM} problem = problem(${STATUS}.BAD_REQUEST, "validation-failed", "Some fields are not valid");
    problem.setProperty(
        "errors",
        e.getBindingResult().getFieldErrors().stream()
            .map(error -> new FieldProblem(${boundName}, messageOf(error, e, request)))
            .toList());
    return handleExceptionInternal(e, problem, headers, status, request);`;
  return java`
    ${overriding('handleMethodArgumentNotValid', java`org.springframework.web.bind.MethodArgumentNotValidException e`, body)}

    private static String messageOf(
        org.springframework.validation.FieldError error,
        org.springframework.validation.BindException e,
        org.springframework.web.context.request.WebRequest request) {
      if (!error.isBindingFailure()) {
        return error.getDefaultMessage();
      }
      Class<?> type = e.getBindingResult().getFieldType(error.getField());
      if (type != null && type.isArray()) {
        return allowed(type.getComponentType());
      }
      String[] given = request.getParameterValues(error.getField());
      return given != null && given.length > 1 ? "must be given once" : allowed(type);
    }`;
}

/** A value in the address that is none of its type. */
function mismatchHandler(): JavaFragment {
  const body = java`
    ${PROBLEM} problem = problem(${STATUS}.BAD_REQUEST, "type-mismatch", "A value has the wrong type");
    String name =
        e instanceof org.springframework.web.method.annotation.MethodArgumentTypeMismatchException argument
            ? argument.getName()
            : e.getPropertyName();
    problem.setProperty("errors", java.util.List.of(new FieldProblem(name, allowed(e.getRequiredType()))));
    return handleExceptionInternal(e, problem, headers, status, request);`;
  return overriding('handleTypeMismatch', java`org.springframework.beans.TypeMismatchException e`, body);
}

/** What a client can send instead, in its own words. */
function allowed(): JavaFragment {
  return java`
    private static Class<?> targetOf(tools.jackson.core.JacksonException cause) {
      if (cause instanceof tools.jackson.databind.exc.MismatchedInputException mismatched) {
        return mismatched.getTargetType();
      }
      return cause instanceof tools.jackson.core.exc.InputCoercionException coerced ? coerced.getTargetType() : null;
    }

    private static String allowed(Class<?> type) {
      if (type == null) {
        return "has the wrong type";
      }
      if (type.isEnum()) {
        return "must be one of "
            + java.util.Arrays.stream(type.getEnumConstants())
                .map(String::valueOf)
                .collect(java.util.stream.Collectors.joining(", "));
      }
      return switch (type.getSimpleName()) {
        case "Short", "short" -> "must be a whole number from " + Short.MIN_VALUE + " to " + Short.MAX_VALUE;
        case "Integer", "int" -> "must be a whole number from " + Integer.MIN_VALUE + " to " + Integer.MAX_VALUE;
        case "Long", "long" -> "must be a whole number from " + Long.MIN_VALUE + " to " + Long.MAX_VALUE;
        case "BigDecimal", "Double", "Float" -> "must be a number";
        case "Boolean" -> "must be true or false";
        case "UUID" -> "must be a UUID";
        case "LocalDate" -> "must be a date such as 2025-01-31";
        case "LocalTime" -> "must be a time such as 12:00:00";
        case "OffsetTime" -> "must be a time with an offset such as 12:00:00Z";
        case "LocalDateTime" -> "must be a date and time without an offset such as 2025-01-31T12:00:00";
        case "OffsetDateTime" -> "must be a date and time with an offset such as 2025-01-31T12:00:00Z";
        default -> "has the wrong type";
      };
    }`;
}

/** An address that leads nowhere. */
function pathHandler(): JavaFragment {
  const body = java`
    ${PROBLEM} problem = problem(${STATUS}.NOT_FOUND, "unknown-path", "Nothing is at this address");
    return handleExceptionInternal(e, problem, headers, status, request);`;
  const exception = java`org.springframework.web.servlet.resource.NoResourceFoundException e`;
  return overriding('handleNoResourceFoundException', exception, body);
}

/** The name of a field in a problem; some are other words in JSON than in Java. */
function clientName(hasOtherNames: boolean, record: JavaFragment, field: JavaFragment): JavaFragment {
  return hasOtherNames ? java`nameOf(${record}, ${field})` : field;
}

function names(): JavaFragment {
  const property = java`com.fasterxml.jackson.annotation.JsonProperty`;
  return java`
    ${javadoc`A field of a record as clients call it.`}
    private static String nameOf(Object record, String field) {
      java.lang.reflect.Field known =
          record == null ? null : org.springframework.util.ReflectionUtils.findField(record.getClass(), field);
      ${property} name = known == null ? null : known.getAnnotation(${property}.class);
      return name == null || name.value().isEmpty() ? field : name.value();
    }`;
}

/** What Spring refuses by itself has a code, too: the name of its status. */
function codes(): JavaFragment {
  const body = java`
    boolean isUncoded =
        body instanceof ${PROBLEM} problem
            && (problem.getProperties() == null || !problem.getProperties().containsKey("code"));
    if (isUncoded) {
      String name = ${STATUS}.valueOf(status.value()).name();
      ((${PROBLEM}) body).setProperty("code", name.toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
    }
    return super.createResponseEntity(body, headers, status, request);`;
  return overriding('createResponseEntity', java`Object body`, body);
}
