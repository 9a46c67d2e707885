import { fieldsOf } from '@backsmith/text';

/** Node: no room (ENOSPC), or none of what this user may have (EDQUOT). PostgreSQL, Appendix A: disk_full (53100). */
const CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** When it is worth trying again: room is made by people. Seconds. */
export const DISK_WAIT = 60;

/**
 * The code of a write that found no room, of a file or in the database; undefined for every other error. The same work may
 * succeed once somebody has made room, and not before.
 */
export function diskFullCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = fieldsOf(error);
  if (typeof code === 'string' && CODES.has(code)) return code;
  // The query builder wraps the driver's error.
  return diskFullCode(error.cause);
}
