import type { Dialect } from '@backsmith/sql';
import { keysOf } from '@backsmith/text';
import { attribute, listOf, type ChangeNode } from './change-node.ts';

/** How Liquibase calls the databases (Liquibase: dbms attribute). */
const NAMES: Readonly<Record<Dialect, readonly string[]>> = {
  postgresql: ['postgresql', 'postgres'],
  mysql: ['mysql'],
  mariadb: ['mariadb'],
  oracle: ['oracle'],
  sqlserver: ['mssql', 'sqlserver'],
  sqlite: ['sqlite'],
};

/** Whether a list such as `postgresql, h2` or `!oracle` means a database; no list means all. */
export function isFor(dialect: Dialect, dbms: string | undefined): boolean {
  const names = listOf(dbms?.toLowerCase());
  const own = NAMES[dialect];
  if (names.length === 0 || names.includes('all')) return true;
  if (names.includes('none')) return false;
  if (names.some((name) => name.startsWith('!') && own.includes(name.slice(1)))) return false;
  return names.every((name) => name.startsWith('!')) || names.some((name) => own.includes(name));
}

/**
 * Whether a context means a database (Liquibase: Contexts). Without contexts everything is run; where one names databases, as
 * some projects tell theirs apart, it is run for its own.
 */
export function isInContext(dialect: Dialect, context: string | undefined): boolean {
  const words = (context ?? '').toLowerCase();
  const databases = Object.values(NAMES).flat();
  const own = NAMES[dialect];
  const holds = (word: string): boolean => {
    const isNegated = /^(?:!|not\s)/.test(word);
    const name = word
      .replace(/^(?:!|not\s)\s*/, '')
      .replace(/[()]/g, '')
      .trim();
    return !databases.includes(name) || own.includes(name) !== isNegated;
  };
  return words.split(/\s+or\s+|,/).some((part) => part.split(/\s+and\s+/).every((word) => holds(word.trim())));
}

/** The database that most `dbms` of changelogs name; nothing where none names one that is read. */
export function namedDialect(parts: readonly ChangeNode[]): Dialect | undefined {
  const counts = new Map<Dialect, number>();
  const look = (node: ChangeNode): void => {
    for (const name of [attribute(node, 'dbms'), contextOf(node)].flatMap((list) => listOf(list?.toLowerCase()))) {
      const dialect = keysOf(NAMES).find((one) => NAMES[one].includes(name));
      if (dialect !== undefined) counts.set(dialect, (counts.get(dialect) ?? 0) + 1);
    }
    node.children.forEach(look);
  };
  parts.forEach(look);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Which runs a part is for: a context, by its new name or its old one. */
export function contextOf(node: ChangeNode): string | undefined {
  return attribute(node, 'contextFilter') ?? attribute(node, 'context');
}
