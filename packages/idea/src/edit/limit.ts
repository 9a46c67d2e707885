import type { Table } from '@backsmith/schema';
import { chooseColumn } from './choose-place.ts';
import { alter, altered, ask, done, refuse, type EditState, type Outcome } from './edit-state.ts';
import { referenceTo } from './relate-tables.ts';
import { tablesNamed } from './resolve-name.ts';
import { addUnique } from './rules.ts';

/** "the subject must not be longer than 120 characters". Nothing where no column of the name is there. */
export function setLength(state: EditState, text: string, length: number): Outcome | undefined {
  if (length < 1) return undefined;
  const found = chooseColumn(state, text, (place) => `${place} must not be longer than ${length} characters`);
  if ('outcome' in found) return found.outcome;
  const { table, column } = found.value;
  if (!['char', 'varchar', 'text'].includes(column.dataType.kind))
    return refuse('NOT_A_STATEMENT', `${column.name} of ${table.name} holds no text.`);
  if (!state.writer.forms.changesColumns)
    return refuse(
      'NOT_A_STATEMENT',
      'The database of this schema keeps columns as they were made; change the CREATE TABLE itself.',
    );
  const { name, notNull } = altered(state, column);
  const type = state.spelling.type(`VARCHAR(${length})`);
  return done(
    [alter(state, table, state.writer.forms.retype({ name, notNull, type }))],
    `${column.name} of ${table.name} holds up to ${length} characters now.`,
  );
}

/** "a member cannot book the same class twice": what refers to both holds each pair once. Asks where several tables do. */
export function setOnce(state: EditState, owner: string, other: string): Outcome | undefined {
  const [[a, ...more], [b, ...others]] = [tablesNamed(state, owner), tablesNamed(state, other)];
  if (a === undefined || b === undefined || a === b || more.length + others.length > 0) return undefined;
  const both = state.schema.tables.flatMap((table) => {
    const [one, two] = [referenceTo(state, table, a), referenceTo(state, table, b)];
    return one === undefined || two === undefined ? [] : [{ table, columns: [one, two] }];
  });
  const [only, ...further] = both;
  if (only === undefined)
    return ask(`No table refers to both ${a.name} and ${b.name}. Should one be added?`, [
      `${a.name} and ${b.name} are many to many`,
    ]);
  if (further.length > 0)
    return refuse(
      'NOT_A_STATEMENT',
      `Several tables refer to both ${a.name} and ${b.name}: ${both.map(({ table }) => table.name).join(', ')}. Say which of them.`,
    );
  return uniqueTogether(state, only.table, only.columns);
}

function uniqueTogether(state: EditState, table: Table, columns: readonly string[]): Outcome {
  const said = `${columns.join(' and ')} of ${table.name}`;
  const wanted = new Set(columns);
  const has = [table.primaryKey, ...table.uniques.map((rule) => rule.columns)].some(
    (key) => key.length > 0 && key.every((column) => wanted.has(column)),
  );
  if (has) return refuse('ALREADY_SO', `${said} occur once together already.`);
  return done([addUnique(state, table, columns)], `${said} occur once together now.`);
}
