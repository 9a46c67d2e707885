/** What a hostile schema puts where; the harmless twin has the same slots with tame words. */
export type Slots = {
  readonly table: string;
  readonly column: string;
  readonly tableComment: string;
  readonly columnComment: string;
  readonly textDefault: string;
  readonly enumValue: string;
};

export const HARMLESS: Slots = {
  table: 'Plain Thing',
  column: 'Some Value',
  tableComment: 'A plain thing.',
  columnComment: 'Its value.',
  textDefault: 'nothing',
  enumValue: 'other',
};

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A small PostgreSQL schema with every slot filled: two related tables, comments, a default and a CHECK … IN. */
export function schemaWith(changes: Partial<Slots>): string {
  const slots = { ...HARMLESS, ...changes };
  const table = identifier(slots.table);
  const column = identifier(slots.column);
  return `
CREATE TABLE owner (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name varchar(80) NOT NULL UNIQUE);
CREATE TABLE ${table} (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL REFERENCES owner (id),
  ${column} varchar(60),
  note varchar(100000) DEFAULT ${literal(slots.textDefault)},
  kind varchar(100000) NOT NULL DEFAULT 'first' CHECK (kind IN ('first', ${literal(slots.enumValue)}))
);
CREATE TABLE detail (
  thing_id bigint NOT NULL REFERENCES ${table} (id),
  line integer NOT NULL,
  amount numeric(10,2),
  PRIMARY KEY (thing_id, line)
);
COMMENT ON TABLE ${table} IS ${literal(slots.tableComment)};
COMMENT ON COLUMN ${table}.${column} IS ${literal(slots.columnComment)};
`;
}
