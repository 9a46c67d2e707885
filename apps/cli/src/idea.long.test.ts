import { readdirSync } from 'node:fs';
import { readSchema } from '@backsmith/schema';
import { describe, expect, test } from 'vitest';
import { commandLine } from './testing/command-line.ts';

const HOTEL = 'A hotel: rooms of a room type, guests who book rooms, and payments of bookings.';
const POEM = 'Roses are red, violets are blue, the evening is quiet and so are you, and a star looks down on the sea.';
const { at, backsmith } = commandLine();

const tablesOf = (sql: string) => readSchema(sql).value.schema.tables.map(({ name }) => name);

describe('backsmith idea', () => {
  test('prints SQL, and what was assumed beside it', () => {
    const { code, stdout, stderr } = backsmith(['idea', HOTEL]);
    expect(code).toBe(0);
    expect(tablesOf(stdout)).toEqual(expect.arrayContaining(['rooms', 'room_types', 'guests', 'bookings', 'payments']));
    expect(stderr).toContain('I assumed');
    expect(backsmith(['idea', HOTEL, '--sql']).stdout).toBe(stdout);
    expect(backsmith(['idea', '-'], HOTEL).stdout).toBe(stdout);
  });

  test('prints with --json what inspect prints of the same SQL', () => {
    const sql = backsmith(['idea', HOTEL]).stdout;
    const printed = JSON.parse(backsmith(['idea', HOTEL, '--json']).stdout) as {
      tables: unknown;
      foreignKeys: unknown;
    };
    const inspected = JSON.parse(backsmith(['inspect', '-', '--json'], sql).stdout) as typeof printed;
    // The values a check allows stand at the column as well.
    expect(printed.tables).toMatchObject(inspected.tables as object);
    expect(printed.foreignKeys).toEqual(inspected.foreignKeys);
  });

  test('goes on to a backend', () => {
    const { stdout } = backsmith(['idea', HOTEL]);
    const { code } = backsmith(['generate', '-', '--name', 'hotel', '--out', 'hotel'], stdout);
    expect(code).toBe(0);
    expect(readdirSync(at('hotel'))).toContain('pom.xml');
  });

  test.each([
    ['', 'EMPTY_IDEA'],
    ['a todo app', 'IDEA_TOO_SHORT'],
    [POEM, 'UNRELATED_IDEA'],
  ])('refuses %j, for people and for programs', (idea, wanted) => {
    const people = backsmith(['idea', '-'], idea);
    expect(people.code).not.toBe(0);
    expect(people.stdout).toBe('');
    expect(people.stderr).not.toBe('');
    const programs = backsmith(['idea', '-', '--json'], idea);
    expect(programs.code).not.toBe(0);
    const { error } = JSON.parse(programs.stdout) as {
      error: { code: string; message: string; suggestions: string[] };
    };
    expect(error.code).toBe(wanted);
    expect(error.message).not.toBe('');
    expect(error.suggestions).toHaveLength(3);
    for (const suggestion of error.suggestions) expect(backsmith(['idea', suggestion]).code).toBe(0);
  });
});
