import { java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';
import { placedErrors } from '../../api/errors/refused-part.ts';
import type { MongoService } from './mongo-service.ts';

const PROBLEM = java`org.springframework.http.ProblemDetail`;
const STATUS = java`org.springframework.http.HttpStatus`;
const HANDLER = java`@org.springframework.web.bind.annotation.ExceptionHandler`;
const DUPLICATE = java`org.springframework.dao.DuplicateKeyException`;
const INTEGRITY = java`org.springframework.dao.DataIntegrityViolationException`;
const CONVERSION = java`org.springframework.core.convert.ConversionException`;

/** The methods that answer what the database refuses, and that it is away. */
export function mongoHandlers({ store }: MongoService): readonly JavaFragment[] {
  const { classes, needed } = store.support;
  const unfit = literal('A value does not fit its field');
  return [
    java`
      ${HANDLER}(org.springframework.dao.OptimisticLockingFailureException.class)
      ${PROBLEM} changedMeanwhile(org.springframework.dao.OptimisticLockingFailureException e) {
        return problem(${STATUS}.CONFLICT, "stale-version", "The record was changed meanwhile; read it again");
      }`,
    java`
      ${HANDLER}(${DUPLICATE}.class)
      ${PROBLEM} duplicate(${DUPLICATE} e) {
        log.debug("Duplicate", e);
        String detail = "Another record has this already";
        ${PROBLEM} problem = problem(${STATUS}.CONFLICT, "duplicate", detail);
        problem.setProperty("errors", ${classOf(classes.uniqueIndexes)}.fieldsOf(e).stream().map(field -> new FieldProblem(field, detail)).toList());
        return problem;
      }`,
    java`
      ${HANDLER}({${INTEGRITY}.class, ${CONVERSION}.class})
      ${PROBLEM} valueDoesNotFit(Exception e) {
        log.debug("Refused by the database", e);
        return problem(${STATUS}.UNPROCESSABLE_CONTENT, "value-does-not-fit", ${unfit});
      }`,
    ...(needed.includes('missingField') ? [missing(classOf(classes.missingField))] : []),
    ...(needed.includes('refusedPart') ? [refusedPart(classOf(classes.refusedPart))] : []),
    java`
      ${HANDLER}({
        org.springframework.dao.TransientDataAccessException.class,
        org.springframework.dao.DataAccessResourceFailureException.class,
        org.springframework.transaction.TransactionException.class,
        com.mongodb.MongoTimeoutException.class,
        com.mongodb.MongoSocketException.class
      })
      ${PROBLEM} unavailable(Exception e) {
        log.warn("Database unavailable: {}", org.springframework.core.NestedExceptionUtils.getMostSpecificCause(e).getMessage());
        return problem(${STATUS}.SERVICE_UNAVAILABLE, "unavailable", "Please try again in a moment");
      }`,
  ];
}

/** Told as what requests are checked for is. */
function missing(thrown: JavaFragment): JavaFragment {
  return java`
    ${HANDLER}(${thrown}.class)
    ${PROBLEM} missingField(${thrown} e) {
      ${PROBLEM} problem = problem(${STATUS}.BAD_REQUEST, "validation-failed", "Some fields are not valid");
      problem.setProperty("errors", java.util.List.of(new FieldProblem(e.getField(), e.getMessage())));
      return problem;
    }`;
}

/** The refusal of a part is that of any record, with the place before each field; of no known field the place is all there is. */
function refusedPart(refused: JavaFragment): JavaFragment {
  return java`
    ${HANDLER}(${refused}.class)
    ${PROBLEM} refusedPart(${refused} e) {
      ${PROBLEM} problem =
          e.getRefusal() instanceof ${DUPLICATE} broken ? duplicate(broken) : valueDoesNotFit(e.getRefusal());
      problem.setProperty("errors", placed(problem, e.getPlace()));
      return problem;
    }

    ${placedErrors()}`;
}
