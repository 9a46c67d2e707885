import type { JpaStore } from '@backsmith/blueprint';
import { java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';

/**
 * What follows a SELECT of the accounts behind the address `after`, which is a parameter or an expression of it. Nothing comes behind a text without characters where the
 * database takes it for none: the list begins without a condition there.
 * https://docs.oracle.com/en/database/oracle/oracle-database/19/sqlrf/Nulls.html
 */
export function behindAddress(
  address: string,
  { emptyTextIsNone }: Pick<JpaStore, 'emptyTextIsNone'>,
  after = ':after',
): JavaFragment {
  if (emptyTextIsNone !== true) return literal(`WHERE ${address} > ${after} ORDER BY ${address}`);
  return java`(after.isBlank() ? "" : ${literal(`WHERE ${address} > ${after} `)}) + ${literal(`ORDER BY ${address}`)}`;
}
