import { describe, expect, it } from 'vitest';
import { readSchema } from '../read-schema.ts';

// What is done only where it has not been done, and what a script does for each of its tenants.

function read(sql: string): { readonly tables: readonly string[]; readonly said: readonly string[] } {
  const { value, diagnostics } = readSchema(sql, { dialect: 'postgresql' });
  const tables = value.schema.tables.map(({ schema, name, columns, uniques }) => {
    const keys = uniques.map((unique) => ` unique(${unique.columns.join(', ')})`).join('');
    return `${schema === undefined ? '' : `${schema}.`}${name}(${columns.map((column) => column.name).join(', ')})${keys}`;
  });
  const references = value.schema.foreignKeys.map(({ table, refTable }) => `${table} -> ${refTable}`);
  const said = diagnostics.filter(({ code }) => !/ignored|guessed/.test(code));
  return {
    tables: [...tables, ...references],
    said: said.map(({ severity, code, line }) => `${severity} ${code} ${line}`),
  };
}

describe('ADD COLUMN IF NOT EXISTS', () => {
  const base = `CREATE TABLE p (id int PRIMARY KEY, code text);
CREATE TABLE q (id int PRIMARY KEY, p_id int);
`;

  it('does nothing where the column is there: no key, no reference and nothing to say', () => {
    const { tables, said } = read(`${base}ALTER TABLE p ADD COLUMN IF NOT EXISTS code text UNIQUE;
ALTER TABLE q ADD COLUMN IF NOT EXISTS p_id bigint REFERENCES p, ADD IF NOT EXISTS note text;`);
    expect(tables).toEqual(['p(id, code)', 'q(id, p_id, note)']);
    expect(said).toEqual([]);
  });

  it('brings its keys along where it is not', () => {
    const { tables } = read(`${base}ALTER TABLE p ADD COLUMN IF NOT EXISTS mail text UNIQUE;
ALTER TABLE q ADD COLUMN IF NOT EXISTS other int REFERENCES p;`);
    expect(tables).toEqual(['p(id, code, mail) unique(mail)', 'q(id, p_id, other)', 'q -> p']);
  });

  it('is a mistake without its condition', () => {
    expect(read(`${base}ALTER TABLE p ADD COLUMN code text;`).said).toEqual(['warning duplicate-column 3']);
  });
});

describe('ALTER TABLE IF EXISTS', () => {
  it('is no warning where the table is not there, as it is without the condition', () => {
    const base = 'CREATE TABLE p (id int PRIMARY KEY);\n';
    expect(read(`${base}ALTER TABLE IF EXISTS gone RENAME TO went;`).said).toEqual(['info unknown-table 2']);
    expect(read(`${base}ALTER TABLE gone RENAME TO went;`).said).toEqual(['warning unknown-table 2']);
  });
});

describe('what is made for each tenant', () => {
  const loop = (text: string): string => `DO $$ DECLARE s name; BEGIN
  FOR s IN SELECT slug FROM app.tenants LOOP
    EXECUTE format('${text}', s);
  END LOOP;
END $$;`;
  const base = `CREATE TABLE app.tenants (id int PRIMARY KEY, slug text);
CREATE TABLE app.messages (id int PRIMARY KEY);
`;

  it('is the table of that name that the script makes itself, and changes it once', () => {
    const { tables, said } = read(
      `${base}${loop('CREATE TABLE %I.messages (id int PRIMARY KEY)')}
${loop('ALTER TABLE %I.messages ADD COLUMN IF NOT EXISTS body text')}
${loop('ALTER TABLE %I.messages ADD COLUMN IF NOT EXISTS body text')}`,
    );
    expect(tables).toEqual(['app.tenants(id, slug)', 'app.messages(id, body)']);
    expect(said).toEqual(['info placeholder-schema 5', 'info duplicate-table 5']);
  });

  it('is a table where the script makes none of that name', () => {
    const { tables } = read(`${base}${loop('CREATE TABLE %I.orders (id int PRIMARY KEY)')}`);
    expect(tables).toEqual(['app.tenants(id, slug)', 'app.messages(id)', 'orders(id)']);
  });

  it('leaves a placeholder outside of such texts in the default schema', () => {
    const { tables } = read(`${base}CREATE TABLE \${schema}.messages (id int PRIMARY KEY);`);
    expect(tables).toEqual(['app.tenants(id, slug)', 'app.messages(id)', 'messages(id)']);
  });
});

describe('names longer than PostgreSQL keeps', () => {
  const name = 'readings_to_sensors_of_buildings_that_were_moved_sensor_id_sensors_id_fk';
  const base = (constraint: string): string => `CREATE TABLE p (id int PRIMARY KEY);
CREATE TABLE q (id int PRIMARY KEY, p_id int, CONSTRAINT ${constraint} FOREIGN KEY (p_id) REFERENCES p);
`;

  it.each([
    ['as a dump has it', name, name.slice(0, 63)],
    ['as a tool wrote it', name.slice(0, 63), name],
    ['with letters of two bytes', `"${'é'.repeat(40)}"`, `"${'é'.repeat(31)}"`],
  ])('are found %s', (_, given, dropped) => {
    expect(read(`${base(given)}ALTER TABLE q DROP CONSTRAINT ${dropped};`).tables).toEqual(['p(id)', 'q(id, p_id)']);
    const renamed = `ALTER TABLE q RENAME CONSTRAINT ${dropped} TO short; ALTER TABLE q DROP CONSTRAINT short;`;
    expect(read(base(given) + renamed).tables).toEqual(['p(id)', 'q(id, p_id)']);
  });

  it('are others where they differ before', () => {
    const { tables } = read(`${base(name)}ALTER TABLE q DROP CONSTRAINT IF EXISTS ${name.slice(0, 62)};`);
    expect(tables).toEqual(['p(id)', 'q(id, p_id)', 'q -> p']);
  });
});
