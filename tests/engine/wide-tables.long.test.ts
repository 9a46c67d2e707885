import { generate } from '@backsmith/engine';
import { describe, expect, test } from 'vitest';

const TYPES = [
  'int',
  'text',
  'numeric(10,2)',
  'timestamptz',
  'boolean',
  'date',
  'varchar(40)',
  'bytea',
  'jsonb',
] as const;

/** Where records of Java, filters, requests and answers change what they are made of, and one beside. */
const WIDTHS = [50, 51, 67, 249, 250, 251, 255, 1599];

function columns(count: number): string {
  return Array.from(
    { length: count },
    (_, at) => `c${at} ${TYPES[at % TYPES.length]}${at % 3 ? '' : ' NOT NULL'}`,
  ).join(', ');
}

function generated(sql: string) {
  const { value, diagnostics } = generate(Buffer.from(sql), {
    projectName: 'wide',
    packageName: 'com.acme.wide',
    architecture: 'monolithic',
    features: { swagger: true, exceptionHandler: true, security: false },
    database: 'postgresql',
    javaVersion: 21,
    layout: 'layer',
  });
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  const files = new Map((value?.files ?? []).map(({ path, content }) => [path.replace(/.*\//, ''), String(content)]));
  return { errors, files, diagnostics };
}

describe.each(WIDTHS)('a table of %i columns beside its key', (width) => {
  test('is generated, and carried by a class only where a record cannot', () => {
    const { errors, files } = generated(`CREATE TABLE t (id bigserial PRIMARY KEY, ${columns(width)});`);
    expect(errors).toEqual([]);
    const isRecord = (name: string) => files.get(name)?.includes('public record ');
    expect(isRecord('TRequest.java')).toBe(width <= 250);
    expect(isRecord('TResponse.java')).toBe(width + 1 <= 250);
    expect(isRecord('TFilter.java')).toBe(true);
  });

  test('without a key shows what a record holds, and says which columns it does not', () => {
    const { errors, files, diagnostics } = generated(`CREATE TABLE t (${columns(width)});`);
    expect(errors).toEqual([]);
    const readable = Array.from({ length: width }, (_, at) => at).filter((at) => TYPES[at % TYPES.length] !== 'jsonb');
    const beyond = readable.slice(250).map((at) => `c${at}`);
    const said = diagnostics.find(({ message }) => message.includes('as many as a record of Java holds'));
    expect(said === undefined).toBe(beyond.length === 0);
    for (const name of beyond.slice(0, 3)) {
      expect(said?.message).toContain(name);
      expect(files.get('TRow.java')).not.toContain(` ${name},`);
    }
  });

  test('seen through a view shows what a record holds', () => {
    const { errors, diagnostics } = generated(
      `CREATE TABLE t (id bigserial PRIMARY KEY, ${columns(width)}); CREATE VIEW v AS SELECT * FROM t;`,
    );
    expect(errors).toEqual([]);
    const said = diagnostics.some(({ message }) => message.startsWith('The list of v shows its first 250 columns'));
    expect(said).toBe(width + 1 > 250);
  });
});
