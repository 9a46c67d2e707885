const NOUNS =
  'account asset batch branch budget carrier claim contract course device driver event invoice lease meter'.split(' ');

function columnsOf(at: number): readonly string[] {
  return [
    'id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    'code varchar(20) NOT NULL UNIQUE',
    'name varchar(120) NOT NULL',
    'description text',
    `amount numeric(${10 + (at % 5)},2) NOT NULL DEFAULT 0 CHECK (amount >= 0)`,
    "state varchar(12) NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'held', 'closed'))",
    'active boolean NOT NULL DEFAULT true',
    'weight double precision',
    'starts_on date',
    ...(at % 3 === 0 ? ['version integer NOT NULL DEFAULT 0'] : []),
    ...(at % 4 === 0 ? ['details jsonb', 'token uuid NOT NULL DEFAULT gen_random_uuid()'] : []),
    'created_at timestamptz NOT NULL DEFAULT now()',
    'updated_at timestamptz NOT NULL DEFAULT now()',
  ];
}

function tableName(at: number): string {
  return `${NOUNS[at % NOUNS.length] ?? 'thing'}_${at}`;
}

function referencesOf(at: number): readonly string[] {
  const targets = [Math.floor(at / 2), Math.floor(at / 3), at - 1].filter((to) => to >= 0 && to < at);
  return [...new Set(targets)].map((to) => `${tableName(to)}_id bigint REFERENCES ${tableName(to)} (id)`);
}

function joinTable(at: number): string {
  const [left, right] = [tableName(at), tableName(at - 4)];
  return `CREATE TABLE ${left}_${right} (
  left_id bigint NOT NULL REFERENCES ${left} (id) ON DELETE CASCADE,
  right_id bigint NOT NULL REFERENCES ${right} (id) ON DELETE CASCADE,
  PRIMARY KEY (left_id, right_id)
);`;
}

/**
 * A PostgreSQL schema made up for measuring: as ordinary as the ones people bring, about twelve columns and two foreign
 * keys a table, every eighth table a join table.
 *
 * @param tables how many, join tables included
 */
export function madeSchema(tables: number): string {
  const statements: string[] = [];
  for (let at = 0; statements.length < tables; at++) {
    const columns = [...columnsOf(at), ...referencesOf(at)];
    statements.push(`CREATE TABLE ${tableName(at)} (\n  ${columns.join(',\n  ')}\n);`);
    if (at % 8 === 7 && statements.length < tables) statements.push(joinTable(at));
  }
  return statements.join('\n');
}
