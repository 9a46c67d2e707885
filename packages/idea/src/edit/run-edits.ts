import { addAll } from '@backsmith/text';
import { readSchema } from '@backsmith/schema';
import type { Edit } from '../result.ts';
import { refuse, stateOf, type EditState, type Outcome } from './edit-state.ts';
import { appendBlock } from './text-blocks.ts';

/**
 * Takes the steps of one change one after the other, each on the schema the ones before lead to. The first that asks or
 * refuses decides; what is so already is only said where there are other steps.
 */
export function runEdits(first: EditState, sentence: string, steps: readonly ((state: EditState) => Outcome)[]): Edit {
  const { sql } = first;
  const statements: string[] = [];
  const notes: string[] = [];
  let state = first;
  for (const step of steps) {
    const outcome = step(state);
    if (outcome.kind === 'refusal' && outcome.code === 'ALREADY_SO' && steps.length > 1) {
      notes.push(outcome.message);
      continue;
    }
    if (outcome.kind !== 'statements') return outcome;
    addAll(statements, outcome.statements);
    addAll(notes, outcome.notes);
    state = stateOf(appendBlock(sql, sentence, statements), first.schema.dialect);
  }
  if (statements.length === 0) return { kind: 'refusal', code: 'ALREADY_SO', message: notes.join(' ') };
  return finishEdit(first, sentence, statements, notes);
}

/** What a database that only adds, drops and renames columns does not take. */
const REMAKES = /^ALTER TABLE [^']* (?:ALTER COLUMN|ADD CONSTRAINT|DROP CONSTRAINT)\b/u;

/** What was appended must be read without an error and change something; else the text stays as it is. */
function finishEdit(
  { sql, writer }: EditState,
  sentence: string,
  statements: readonly string[],
  notes: readonly string[],
): Edit {
  if (!writer.forms.changesColumns && statements.some((statement) => REMAKES.test(statement)))
    return {
      kind: 'refusal',
      code: 'NOT_A_STATEMENT',
      message: 'The database of this schema keeps columns as they were made; change the CREATE TABLE itself.',
    };
  const whole = appendBlock(sql, sentence, statements);
  const before = readSchema(sql);
  const after = readSchema(whole, { dialect: before.value.schema.dialect });
  const errors = (list: typeof before.diagnostics): number =>
    list.filter(({ severity }) => severity === 'error').length;
  const same = shape(before.value.schema) === shape(after.value.schema);
  if (same || errors(after.diagnostics) > errors(before.diagnostics.filter(({ code }) => code !== 'no-tables')))
    return refuse('NOT_A_STATEMENT', 'This cannot be said as a statement behind this text.');
  return { kind: 'change', sql: whole, appended: whole.slice(sql.length), statements, notes };
}

function shape(schema: unknown): string {
  return JSON.stringify(schema, (key, value: unknown) =>
    key === 'line' || key === 'column' ? (typeof value === 'string' ? value : undefined) : value,
  );
}
