import { describe, expect, test } from 'vitest';
import { generate } from './generate.ts';
import { migrationsAmong } from './previous.ts';

const OPTIONS = {
  projectName: 'depot',
  packageName: 'com.acme.depot',
  architecture: 'monolithic',
  features: { swagger: false, exceptionHandler: true, security: false },
  javaVersion: 17,
  layout: 'layer',
} as const;

const SQL = `
  CREATE TABLE haendler (haendler_nr int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(60) NOT NULL) ENGINE=MyISAM;
  CREATE TABLE lieferung (lieferung_nr int NOT NULL AUTO_INCREMENT PRIMARY KEY, haendler_nr int NOT NULL, KEY (haendler_nr)) ENGINE=MyISAM;`;

type Made = NonNullable<ReturnType<typeof generate>['value']>;

function made(sql: string, relations?: 'declared' | 'assumed', previous?: Made) {
  const continued = previous && {
    record: previous.record,
    migrations: migrationsAmong(previous.files),
    taken: migrationsAmong(previous.files).map(({ path }) => path),
  };
  const { value, diagnostics } = generate(
    new TextEncoder().encode(sql),
    { ...OPTIONS, ...(relations && { relations }) },
    undefined,
    { dialect: 'mysql', ...(continued && { previous: continued }) },
  );
  if (value === undefined) throw new Error('nothing was generated');
  const text = (end: string) => String(value.files.find(({ path }) => path.endsWith(end))?.content ?? '');
  return { value, text, codes: diagnostics.map(({ code }) => code) };
}

describe('relations of a schema that declares none', () => {
  test.each([undefined, 'declared'] as const)('are values, and the report says so: %s', (relations) => {
    const { text, codes } = made(SQL, relations);
    expect(codes).toContain('reference-not-declared');
    expect(text('REPORT.md')).toContain('lieferung.haendler_nr looks like a reference to haendler.haendler_nr (sure:');
    expect(text('mysql/V1__schema.sql')).not.toContain('FOREIGN KEY');
    expect(text('LieferungResponse.java')).not.toContain('Haendler');
  });

  test('are taken where that is chosen, and the report says so', () => {
    const { text, codes } = made(SQL, 'assumed');
    expect(codes).toContain('reference-assumed');
    expect(text('REPORT.md')).toContain('lieferung.haendler_nr is taken as a reference to haendler.haendler_nr (sure:');
    expect(text('mysql/V1__schema.sql')).toContain('FOREIGN KEY (`haendler_nr`) REFERENCES `haendler` (`haendler_nr`)');
    expect(text('domain/Lieferung.java')).toContain('private Haendler haendler;');
  });

  test('are the same in an update, whose migration makes none of them anew', () => {
    const first = made(SQL, 'assumed').value;
    const later = SQL.replace('name varchar(60)', 'ort varchar(40), name varchar(60)');
    const { text, value } = made(later, 'assumed', first);
    const added = value.files
      .filter(({ path }) => /mysql\/V[2-9]\d*__/u.test(path))
      .map(({ content }) => String(content));
    expect(added.join('\n')).toContain('ADD COLUMN');
    expect(added.join('\n')).not.toContain('FOREIGN KEY');
    expect(text('domain/Lieferung.java')).toContain('private Haendler haendler;');
  });
});
