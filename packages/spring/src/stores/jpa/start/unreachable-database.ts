import type { JpaStore } from '@backsmith/blueprint';
import { java, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { unreachableDatabase } from '../../unreachable-database.ts';

/** SQL states of a connection that cannot be made, a caller who may not come in, and a database that is not there. */
const STATES = '(08|28|3D).*';

const SQL_EXCEPTION = java`java.sql.SQLException`;

/** What a driver says of a database it does not reach, or Hibernate behind it. */
export function unreachableBySql(store: JpaStore): JavaFile {
  return unreachableDatabase(store, {
    cause: SQL_EXCEPTION,
    check: java`
      ${SQL_EXCEPTION} told = cause.getCause() instanceof ${SQL_EXCEPTION} inner ? inner : cause;
      String state = told.getSQLState();
      if (state == null || !state.matches(${literal(STATES)})) {
        return null;
      }`,
    teller: 'told',
  });
}
