import { createHash } from 'node:crypto';
import { generate, type Database, type Generation, type Previous } from '@backsmith/engine';
import { writeDdl, type Renames, type Schema } from '@backsmith/schema';
import { CHANGES } from '../../roundtrip/versions/changes.ts';

const MIGRATIONS = 'src/main/resources/db/migration/';

/** A project that was generated again after each of many changes of its schema. */
export type LongLived = {
  readonly schema: Schema;
  readonly first: Generation;
  readonly last: Generation;
  /** How many changes the schema had anything for. */
  readonly changes: number;
  /** What became of the name of a table. */
  readonly nameNow: (table: string) => string;
};

/** Generates a backend, and again after each change, every version upon the one before it. */
export function generateOften(name: string, schema: Schema, database: Database): LongLived {
  const first = generation(name, schema, database);
  const names = new Map<string, string>();
  let [last, now, changes] = [first, schema, 0];
  for (const change of Object.values(CHANGES)) {
    const changed = change(now);
    if (changed === undefined) continue;
    changes += 1;
    now = changed.schema;
    for (const [from, to] of Object.entries(changed.renames ?? {})) if (!from.includes('.')) names.set(from, to);
    last = generation(name, now, database, previousOf(last, changed.renames));
  }
  const nameNow = (table: string): string => names.get(table) ?? table;
  return { schema, first, last, changes, nameNow };
}

/** What the next version is told of the one before it: its record and its migrations, as they lie in the project. */
function previousOf({ record, files }: Generation, renames: Renames | undefined): Previous {
  const migrations = files
    .filter(({ path }) => path.startsWith(MIGRATIONS))
    .map(({ path, content }) => ({ path: path.slice(MIGRATIONS.length), sql: String(content) }));
  return { record, migrations, taken: [], ...(renames === undefined ? {} : { renames }) };
}

function generation(name: string, schema: Schema, database: Database, previous?: Previous): Generation {
  // As a database would dump it: the text is all that the next version gets.
  const source = Buffer.from(writeDdl(schema, database === 'postgresql' ? 'postgresql' : 'mariadb').value.text);
  const options = {
    projectName: 'proof',
    packageName: `com.acme.v${createHash('sha256').update(name).digest('hex').slice(0, 8)}`,
    architecture: 'monolithic',
    features: { swagger: true, exceptionHandler: true, security: false },
    javaVersion: 17,
    layout: 'layer',
    database,
  } as const;
  const { value, diagnostics } = generate(source, options, undefined, previous === undefined ? {} : { previous });
  if (value === undefined) throw new Error(`${name}: ${diagnostics.map(({ message }) => message).join('\n')}`);
  return value;
}
