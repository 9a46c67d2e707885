import type { Dialect } from '../dialect.ts';
import { results as mariadbResults } from '../results/mariadb/rules.ts';
import type { ResultRules } from '../results/result-rules.ts';
import type { TypeTable } from '../types/type-table.ts';
import type { DialectRules, DialectTraits } from './dialect-rules.ts';
import * as mysql from './mysql/rules.ts';
import { mariadbTraits } from './mysql/traits.ts';
import * as oracle from './oracle/rules.ts';
import * as postgresql from './postgresql/rules.ts';
import * as sqlite from './sqlite/rules.ts';
import * as sqlserver from './sqlserver/rules.ts';

const RULES = {
  postgresql: postgresql.rules,
  mysql: mysql.rules,
  mariadb: { ...mysql.rules, traits: mariadbTraits, results: mariadbResults },
  oracle: oracle.rules,
  sqlserver: sqlserver.rules,
  sqlite: sqlite.rules,
} satisfies Record<Dialect, DialectRules>;

export function rulesOf(dialect: Dialect): DialectRules {
  return RULES[dialect];
}

/** Every dialect's own table of types, for types met in a foreign file. */
export const TYPE_TABLES: readonly TypeTable[] = [
  postgresql.rules.types,
  mysql.rules.types,
  sqlserver.rules.types,
  oracle.rules.types,
];

/** What statements mean in a dialect beyond their words. */
export function traitsOf(dialect: Dialect): DialectTraits {
  return RULES[dialect].traits;
}

/** Whether two dialects are read by the same words, one being a variant of the other. */
export function isSameFamily(one: Dialect, other: Dialect): boolean {
  return rulesOf(one).lexicon === rulesOf(other).lexicon;
}

/** What expressions of a dialect give; nothing where only the kind of it can be guessed. */
export function resultsOf(dialect: Dialect): ResultRules | undefined {
  return rulesOf(dialect).results;
}
