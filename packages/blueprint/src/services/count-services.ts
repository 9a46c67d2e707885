/** A schema with fewer tables is one service: two would only have the trouble of being two. */
export const LEAST_TO_CUT = 8;

/** Fewer tables than these, or than this share of all, are no service, unless they are asked for. */
const LEAST_TABLES = 3;
const LEAST_SHARE = 0.02;

/** How many services a schema of some size is at least cut into where it lets one, and at most in any case. */
const USUAL = 4;
const MOST = 10;

/** A small schema has one service for so many tables, a large one another one for so many more. */
const TABLES_EACH = 6;
const TABLES_MORE = 80;

/**
 * How many services a schema becomes at most when nobody says how many: one while it is small, four to ten when it is not.
 *
 * @param tables how many tables have something to do, so without those tools keep for themselves
 */
export function usualCount(tables: number): number {
  if (tables < LEAST_TO_CUT) return 1;
  return Math.min(Math.round(tables / TABLES_EACH), USUAL + Math.floor(tables / TABLES_MORE), MOST);
}

/** How many tables a service may have, so that none of so many services has nearly all of them. */
export function mostTables(tables: number, count: number): number {
  return count < 2 ? tables : Math.ceil((2 * tables) / count);
}

/** How many tables a service has at least in a schema of some size. */
export function leastTables(tables: number): number {
  return Math.max(LEAST_TABLES, Math.floor(tables * LEAST_SHARE));
}
