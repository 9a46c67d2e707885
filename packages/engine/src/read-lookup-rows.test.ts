import { describe, expect, it } from 'vitest';
import { generateFiles, migrationsAmong, type ChosenOptions } from './index.ts';

const SQL = `CREATE TABLE status (id serial PRIMARY KEY, label text NOT NULL);
CREATE TABLE customer (id serial PRIMARY KEY, email text);
CREATE TABLE orders (id serial PRIMARY KEY, status_id int REFERENCES status, customer_id int REFERENCES customer);
INSERT INTO status VALUES (1, 'new'), (2, 'paid');
INSERT INTO customer VALUES (1, 'a@example.com');
INSERT INTO orders VALUES (1, 1, 1);
`;

const OPTIONS: ChosenOptions = {
  projectName: 'seeds',
  packageName: 'com.acme.seeds',
  architecture: 'monolithic',
  features: { swagger: false, exceptionHandler: false, security: false },
  database: 'postgresql',
  javaVersion: 17,
  layout: 'layer',
};

const ROWS = 'src/main/resources/db/migration/rows/postgresql/V1_1__rows.sql';

type Settings = Parameters<typeof generateFiles>[3];

function made(sql: string, options: Partial<ChosenOptions>, settings?: Settings) {
  const { value, diagnostics } = generateFiles(
    new TextEncoder().encode(sql),
    { ...OPTIONS, ...options },
    undefined,
    settings,
  );
  if (value === undefined) throw new Error(diagnostics[0]?.message);
  const text = (path: string) => value.files.find((file) => file.path === path)?.content;
  const said = diagnostics
    .filter(({ code }) => code.startsWith('rows-'))
    .map(({ code, message }) => `${code}: ${message}`);
  return { ...value, text, said };
}

describe('rows of lookup tables', () => {
  it('are passed over, unless they are asked for', () => {
    const { text, said, files } = made(SQL, {});
    expect(files.some(({ path }) => path.includes('/rows/'))).toBe(false);
    expect(said).toEqual(['rows-ignored: 3 statements that only carry rows were passed over.']);
    expect(text('REPORT.md')).toContain('3 statements that only carry rows were passed over.');
  });

  it('become a migration that tests leave out, and the report says what became of the others', () => {
    const { text, said, record } = made(SQL, { rows: 'lookups' });
    expect(text(ROWS)).toBe(
      "INSERT INTO status (id, label) VALUES\n  (1, 'new'),\n  (2, 'paid');\n\nALTER SEQUENCE status_id_seq RESTART WITH 3;\n",
    );
    expect(said).toEqual([
      'rows-of-others: The rows of 1 table that is no lookup table are not carried over: orders.',
      'rows-carried: 2 rows of 1 lookup table are put into new databases by V1_1__rows.sql: status (2).',
      'rows-left-out: The rows of customer are not carried over: email is personal data.',
    ]);
    for (const line of said) expect(text('REPORT.md')).toContain(line.slice(line.indexOf(':') + 2).split('V1_1')[0]);
    expect(text('src/main/resources/application.yaml')).toContain(
      'locations: classpath:db/migration/{vendor},classpath:db/migration/rows/{vendor}\n',
    );
    expect(text('src/main/resources/application.yaml')).toContain('baseline-version: "1.1"\n');
    expect(text('src/test/java/com/acme/seeds/ApiTest.java')).toContain(
      '"spring.flyway.locations=classpath:db/migration/{vendor}"',
    );
    expect(JSON.stringify(record)).not.toContain('example.com');
  });

  it('stay as they are when the project is updated', () => {
    const first = made(SQL, { rows: 'lookups' });
    const migrations = migrationsAmong(first.files);
    const previous = { record: first.record, migrations, taken: migrations.map(({ path }) => path) };
    const later = SQL.replace("'paid'", "'PAID'").replace('label text NOT NULL', 'label text NOT NULL, rank int');
    const { files, text, said } = made(later, { rows: 'lookups' }, { previous });
    expect(text(ROWS)).toBe(first.text(ROWS));
    expect(files.map(({ path }) => path).filter((path) => path.endsWith('.sql'))).toEqual([
      'src/main/resources/db/migration/postgresql/V1__schema.sql',
      'src/main/resources/db/migration/postgresql/V2__change_status.sql',
      ROWS,
    ]);
    expect(text('src/main/resources/application.yaml')).toBe(first.text('src/main/resources/application.yaml'));
    expect(said.at(0)).toMatch(/^rows-of-update: /u);
  });

  it('go to the service that keeps their table', () => {
    const services = {
      services: [
        { name: 'sales', tables: ['orders', 'customer'] },
        { name: 'states', tables: ['status'] },
      ],
    };
    const { files } = made(SQL, { rows: 'lookups', architecture: 'microservice', services });
    const paths = files.map(({ path }) => path).filter((path) => path.includes('/rows/'));
    expect(paths).toEqual([
      expect.stringMatching(/^states[^/]*\/src\/main\/resources\/db\/migration\/rows\/postgresql\/V1_1__rows\.sql$/u),
    ]);
  });
});
