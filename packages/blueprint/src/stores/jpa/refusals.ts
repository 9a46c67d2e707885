import type { JpaStore } from '../../model/jpa/jpa-store.ts';
import type { Raised } from '../../model/problem.ts';

const BROKEN_RULE = { status: 'CONFLICT', reason: 'The change breaks a uniqueness, reference or check rule' };

/** What the database refuses, with the status it has where no handler of ours answers it. */
const refusalsWith = (raised: Raised): JpaStore['refusals'] => ({
  entities: [
    {
      exceptions: ['org.hibernate.exception.DataException'],
      status: 'UNPROCESSABLE_CONTENT',
      reason: 'A value does not fit its column',
    },
    {
      exceptions: ['org.hibernate.exception.ConstraintViolationException', 'jakarta.persistence.EntityExistsException'],
      ...BROKEN_RULE,
    },
    {
      exceptions: ['jakarta.persistence.OptimisticLockException'],
      status: 'CONFLICT',
      reason: 'The record was changed meanwhile; read it again',
    },
    {
      exceptions: ['org.hibernate.exception.GenericJDBCException'],
      status: 'UNPROCESSABLE_CONTENT',
      reason: raised,
    },
  ],
  rows: [
    { exceptions: ['org.springframework.dao.DataIntegrityViolationException'], ...BROKEN_RULE },
    {
      exceptions: ['org.springframework.jdbc.UncategorizedSQLException'],
      status: 'UNPROCESSABLE_CONTENT',
      reason: raised,
    },
  ],
});

/** The refusals that writes have to answer themselves: all, or none where a handler does. */
export function designRefusals(isHandled: boolean, raised: Raised): JpaStore['refusals'] {
  return isHandled ? { entities: [], rows: [] } : refusalsWith(raised);
}
