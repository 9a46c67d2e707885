import type { StillReferred } from '@backsmith/blueprint';
import { java, javadoc, join, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';
import { placedErrors } from '../../api/errors/refused-part.ts';
import type { JpaService } from './jpa-service.ts';
import { isRaised, raisedText } from './raised.ts';

const PROBLEM = java`org.springframework.http.ProblemDetail`;
const STATUS = java`org.springframework.http.HttpStatus`;
const HANDLER = java`@org.springframework.web.bind.annotation.ExceptionHandler`;
const INTEGRITY = java`org.springframework.dao.DataIntegrityViolationException`;
const UNCATEGORIZED = java`org.springframework.dao.UncategorizedDataAccessException`;
const BROKEN = java`org.hibernate.exception.ConstraintViolationException`;

/** The methods that answer what the database refuses, and that it is away. */
export function databaseHandlers({ store }: JpaService): readonly JavaFragment[] {
  return [
    java`
      ${HANDLER}(org.springframework.dao.OptimisticLockingFailureException.class)
      ${PROBLEM} changedMeanwhile(org.springframework.dao.OptimisticLockingFailureException e) {
        return problem(${STATUS}.CONFLICT, "stale-version", "The record was changed meanwhile; read it again");
      }`,
    integrity(),
    brokenRule(store),
    raisedByTrigger(store.raised),
    ...(store.support.needed.includes('refusedPart') ? [refusedPart(classOf(store.support.classes.refusedPart))] : []),
    ...unavailable(),
  ];
}

function integrity(): JavaFragment {
  return java`
    ${HANDLER}(${INTEGRITY}.class)
    ${PROBLEM} integrity(${INTEGRITY} e, org.springframework.web.context.request.ServletWebRequest request) {
      log.debug("Integrity violation", e);
      if (e.getCause() instanceof org.hibernate.exception.DataException) {
        return problem(${STATUS}.UNPROCESSABLE_CONTENT, "value-does-not-fit", "A value does not fit its column");
      }
      if (e.getCause() instanceof org.hibernate.PropertyValueException missing) {
        return fieldProblem(
            ${STATUS}.UNPROCESSABLE_CONTENT,
            "missing-value",
            "A value is missing",
            java.util.List.of(missing.getPropertyName()));
      }
      if (e.getCause() instanceof ${BROKEN} broken) {
        return brokenRule(broken, request.getHttpMethod() == org.springframework.http.HttpMethod.DELETE);
      }
      boolean isDuplicate =
          e instanceof org.springframework.dao.DuplicateKeyException
              || e.getCause() instanceof jakarta.persistence.EntityExistsException;
      return isDuplicate
          ? problem(${STATUS}.CONFLICT, "duplicate", "There is such a record already")
          : problem(${STATUS}.CONFLICT, "conflict", "The change breaks a rule of the database");
    }`;
}

function brokenRule({ referred, stillReferred, support }: JpaService['store']): JavaFragment {
  const rules = classOf(support.classes.rules);
  const hasReferred = referred.length > 0;
  const unknown = java`
    fieldProblem(${STATUS}.UNPROCESSABLE_CONTENT, "unknown-reference", "Refers to no record", fields)`;
  const found = java`${rules}.referredFieldsOf(broken.getConstraintName(), broken.getSQL())`;
  const held =
    stillReferred === undefined
      ? found
      : java`isStillReferred(broken.getSQLException()) ? ${found} : java.util.List.of()`;
  const broken = hasReferred ? java`brokenReference(fields, ${held})` : unknown;
  return java`
    private static ${PROBLEM} brokenRule(${BROKEN} broken, boolean isDelete) {
      java.util.List<String> fields = ${rules}.fieldsOf(broken.getConstraintName(), broken.getSQL());
      return switch (broken.getKind()) {
        case UNIQUE ->
            fieldProblem(${STATUS}.CONFLICT, "duplicate", "Another record has this already", fields);
        case FOREIGN_KEY ->
            isDelete
                ? problem(${STATUS}.CONFLICT, "in-use", "Other records refer to this one")
                : ${broken};
        case NOT_NULL ->
            fieldProblem(${STATUS}.UNPROCESSABLE_CONTENT, "missing-value", "A value is missing", fields);
        case CHECK ->
            fieldProblem(${STATUS}.UNPROCESSABLE_CONTENT, "rule-broken", "Breaks the rule " + ${rules}.nameOf(broken.getConstraintName()), fields);
        default -> problem(${STATUS}.CONFLICT, "conflict", "The change breaks a rule of the database");
      };
    }

    ${hasReferred && brokenReference(unknown)}

    ${stillReferred !== undefined && isStillReferred(stillReferred)}

    private static ${PROBLEM} fieldProblem(${STATUS} status, String code, String detail, java.util.List<String> fields) {
      ${PROBLEM} problem = problem(status, code, detail);
      problem.setProperty("errors", fields.stream().map(field -> new FieldProblem(field, detail)).toList());
      return problem;
    }`;
}

/** Either end of a reference: what leads nowhere, or a value of the record that others refer to. */
function brokenReference(unknown: JavaFragment): JavaFragment {
  return java`
    private static ${PROBLEM} brokenReference(java.util.List<String> fields, java.util.List<String> referred) {
      return referred.isEmpty()
          ? ${unknown}
          : fieldProblem(${STATUS}.CONFLICT, "in-use", "Other records refer to this value", referred);
    }`;
}

/** Which end of a reference of a table to itself was broken. */
function isStillReferred({ codes, words }: StillReferred): JavaFragment {
  const signs = [
    ...codes.map((code) => java`cause.getErrorCode() == ${literal(code)}`),
    ...(words === undefined ? [] : [java`String.valueOf(cause.getMessage()).contains(${literal(words)})`]),
  ];
  return java`
    private static boolean isStillReferred(java.sql.SQLException cause) {
      return ${join(signs, java` || `)};
    }`;
}

/** What a trigger of the owner of the database refuses, in its words. */
function raisedByTrigger(raised: JpaService['store']['raised']): JavaFragment {
  const cause = java`cause`;
  return java`
    ${HANDLER}(${UNCATEGORIZED}.class)
    ${PROBLEM} raised(${UNCATEGORIZED} e) {
      if (e.getMostSpecificCause() instanceof java.sql.SQLException cause && ${isRaised(raised, cause)}) {
        return problem(${STATUS}.UNPROCESSABLE_CONTENT, "refused", ${raisedText(raised, cause)});
      }
      return failed(e);
    }`;
}

/** The refusal of a part is that of any record, with the place before each field; of no known field the place is all there is. */
function refusedPart(refused: JavaFragment): JavaFragment {
  return java`
    ${HANDLER}(${refused}.class)
    ${PROBLEM} refusedPart(${refused} e, org.springframework.web.context.request.ServletWebRequest request) {
      ${PROBLEM} problem =
          e.getRefusal() instanceof ${INTEGRITY} broken
              ? integrity(broken, request)
              : raised((${UNCATEGORIZED}) e.getRefusal());
      if (problem.getStatus() < 500) {
        problem.setProperty("errors", placed(problem, e.getPlace()));
      }
      return problem;
    }

    ${placedErrors()}`;
}

function unavailable(): readonly JavaFragment[] {
  const sql = java`java.sql.SQLException`;
  return [
    java`
      ${HANDLER}({
        org.springframework.dao.TransientDataAccessException.class,
        org.springframework.dao.DataAccessResourceFailureException.class,
        org.springframework.transaction.CannotCreateTransactionException.class
      })
      ${PROBLEM} unavailable(Exception e) {
        log.warn("Database unavailable: {}", org.springframework.core.NestedExceptionUtils.getMostSpecificCause(e).getMessage());
        return problem(${STATUS}.SERVICE_UNAVAILABLE, "unavailable", "Please try again in a moment");
      }`,
    java`
      ${javadoc`A transaction that cannot end where the connection was lost under way says so only behind other words.`}
      ${HANDLER}({
        org.springframework.dao.DataAccessException.class,
        org.springframework.transaction.TransactionException.class
      })
      ${PROBLEM} failed(Exception e) {
        return isConnectionLost(e) ? unavailable(e) : unexpected(e);
      }

      private static boolean isConnectionLost(Throwable e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
          if (cause instanceof org.hibernate.exception.JDBCConnectionException
              // The pool has closed the connection already, so that not even a rollback reaches the database.
              || cause instanceof org.hibernate.TransactionException
              || (cause instanceof ${sql} refused
                  && refused.getSQLState() != null
                  && refused.getSQLState().matches("08.*|57P.*"))) {
            return true;
          }
        }
        return false;
      }`,
  ];
}
