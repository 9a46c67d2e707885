import type { Dialect } from '@backsmith/sql';

/** The databases a Schema can be written for. `h2` is the development database of a generated backend. */
export const DDL_TARGETS = ['postgresql', 'mysql', 'mariadb', 'oracle', 'sqlserver', 'sqlite', 'h2'] as const;

export type DdlTarget = (typeof DDL_TARGETS)[number];

/** Databases that understand each other's expressions and types. */
type Family = 'postgresql' | 'mysql' | 'oracle' | 'sqlserver' | 'sqlite' | 'h2';

/** The family of a dialect that is read or a database that is written. */
function familyOf(dialect: Dialect | DdlTarget): Family {
  return dialect === 'mariadb' ? 'mysql' : dialect;
}

/** Whether a database understands the expressions and types of a dialect. */
export function isSameFamily(dialect: Dialect, target: DdlTarget): boolean {
  return familyOf(dialect) === familyOf(target);
}

const HOME_NAMESPACES: ReadonlySet<string> = new Set(['public', 'dbo', 'main']);

/** Whether a namespace exists without being made, in one database or another, and holds what names none. */
export function isHomeNamespace(name: string): boolean {
  return HOME_NAMESPACES.has(name);
}
