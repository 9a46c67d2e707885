import { blankData } from '@backsmith/sql';
import type { TestDatabase } from '../../kit/index.ts';

/** The test names the database and moves about in it: a file may not. Other files, of rows, are not there. */
const OWN_DATABASE = {
  postgresql: /^[ \t]*(?:create|drop)[ \t]+database[ \t]+[^;*]*;/gim,
  mysql:
    /^[ \t]*(?:\/\*!\d+ )?(?:create|drop)[ \t]+(?:database|schema)[ \t]+(?:[^;*/]|\/\*![^*]*\*\/|\*\/)*;|^[ \t]*use[ \t][^;\n]*;|^[ \t]*source[ \t].*$/gim,
} as const;

/** What only MySQL from 5.7 on is meant to read, columns of places say, MariaDB passes over; it knows them all the same. */
const MYSQL_ONLY = /\/\*!5070\d\b/g;

/** Who made a view or a routine of MySQL need not be known here: whoever loads the script has made it. */
const DEFINER = /\bdefiner\s*=\s*(?:`[^`]+`|'[^']+'|\w+)@(?:`[^`]+`|'[^']+'|[\w%.]+)/gi;

function roles(sql: string): readonly string[] {
  const named = [...sql.matchAll(/\b(?:owner\s+to|grant\s[^;]*?\sto)\s+("[^"]+"|\w+)/gi)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => !/^(postgres|public|current_user|session_user)$/i.test(name));
}

function createRole(name: string): string {
  const quoted = name.startsWith('"') ? name : `"${name.toLowerCase()}"`;
  const literal = quoted.slice(1, -1).replaceAll("'", "''");
  return `do $role$ begin if not exists (select from pg_roles where rolname = '${literal}') then create role ${quoted}; end if; end $role$;`;
}

/** The database a script makes for itself, or the name given. */
export function databaseName(source: Uint8Array, otherwise: string): string {
  const sql = Buffer.from(source).toString('latin1');
  const made = /^[ \t]*(?:create\s+(?:database|schema)\s+(?:if\s+not\s+exists\s+)?|use\s+)`?(\w+)`?/im.exec(sql);
  return made?.[1] ?? otherwise;
}

/** Whether the rows of a script are loaded with it. */
export type Rows = 'with rows' | 'without rows';

/**
 * Runs the user's own script in a database, as its owner would: roles it names are there, the database is made already. Most
 * proofs begin with empty tables, and rows of public dumps are often garbled: they are left out where they are not asked for.
 */
export async function loadOriginal(
  database: TestDatabase,
  source: Uint8Array,
  rows: Rows = 'without rows',
): Promise<void> {
  const isPostgres = database.jdbcUrl.startsWith('jdbc:postgresql');
  const script = Buffer.from(source).toString('latin1');
  const sql = (rows === 'with rows' ? script : blankData(script, isPostgres ? 'postgresql' : 'mysql'))
    .replaceAll(OWN_DATABASE[isPostgres ? 'postgresql' : 'mysql'], '')
    .replaceAll(MYSQL_ONLY, '/*!')
    .replaceAll(DEFINER, '');
  if (isPostgres) {
    for (const role of roles(sql)) await database.execute(createRole(role));
  }
  await database.execute(Buffer.from(sql, 'latin1'));
}
