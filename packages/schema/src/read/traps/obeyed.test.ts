import { describe, expect, it } from 'vitest';
import type { Dialect } from '@backsmith/sql';
import { readSchema } from '../read-schema.ts';
import { BASE, type Family, type Lists } from '../testing/base-schemas.ts';
import { OBEYED } from '../testing/obeyed-statements.ts';
import { NAMED, PARTLY, WITHOUT_CONTENT } from '../testing/other-statements.ts';

/** Findings that say of a statement that it, or what it does, is not carried over. */
const DENIALS =
  /^(?:statements|permissions|rows|definition|trigger|partitioning)-ignored$|^unknown-(?:statement|alter)$|^unread-words$|^dynamic-statement$|^select-into$|^row-security-dropped$|^temporary-table$|^rows-fixed$|^index-without-columns$/;

/** A value without places; that a table has triggers is said of all of them. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !['line', 'column', 'triggered'].includes(key));
  return Object.fromEntries(entries.map(([key, one]) => [key, bare(one)]));
}

type Read = { readonly schema: string; readonly denials: readonly string[] };

function read(sql: string, dialect: Dialect): Read {
  const { value, diagnostics } = readSchema(sql, { dialect });
  const denials = diagnostics.filter(({ code }) => DENIALS.test(code)).map(({ code }) => code);
  return { schema: JSON.stringify(bare(value.schema)), denials };
}

/** What becomes of a statement: it is obeyed, denied by a finding, both, or neither. */
function fate(sql: string, dialect: Family, before: Read): string {
  const after = read(`${BASE[dialect]}\n${sql}${sql.endsWith('/') ? '' : ';'}`, dialect);
  const isObeyed = after.schema !== before.schema;
  const isDenied = after.denials.length > before.denials.length;
  return `${isObeyed ? 'obeyed' : ''}${isObeyed && isDenied ? ' and ' : ''}${isDenied ? 'denied' : ''}`;
}

function fates(lists: Lists): readonly string[] {
  return Object.entries(lists).flatMap(([name, list]) => {
    const dialect = name as Family;
    const before = read(BASE[dialect], dialect);
    return list.map((sql) => `${fate(sql, dialect, before)}: ${sql}`);
  });
}

function expected(lists: Lists, fateOfAll: string): readonly string[] {
  return Object.values(lists).flatMap((list) => list.map((sql) => `${fateOfAll}: ${sql}`));
}

describe('what becomes of statements', () => {
  it('what is obeyed is not said to be left out', () => {
    expect(fates(OBEYED)).toEqual(expected(OBEYED, 'obeyed'));
  }, 60_000);

  it('what is obeyed in part is named', () => {
    expect(fates(PARTLY)).toEqual(expected(PARTLY, 'obeyed and denied'));
  });

  it('what is not obeyed is named', () => {
    expect(fates(NAMED)).toEqual(expected(NAMED, 'denied'));
  }, 60_000);

  it('what has nothing to say for a schema is passed over', () => {
    expect(fates(WITHOUT_CONTENT)).toEqual(expected(WITHOUT_CONTENT, ''));
  });
});
