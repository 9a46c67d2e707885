import { editSchema, understandIdea } from '@backsmith/idea';
import type { Dialect } from '@backsmith/sql';
import { differencesOf } from './differences.ts';
import { understand } from './understand.ts';
import type { Change, ReadIdea } from './understood.ts';

/** Changes a schema as a sentence says. What was written stays, byte for byte; the change stands behind it. */
export function followUp(text: string, dialect: Dialect, sentence: string): Change {
  const edit = editSchema(text, sentence);
  if (edit.kind !== 'change') return edit;
  const understood = understand({ text: edit.sql, dialect });
  return { kind: 'change', understood, notes: edit.notes, differences: differencesOf(text, edit.sql, dialect) };
}

/** Reads an idea into a schema, by our own rules. */
export function readIdea(idea: string): ReadIdea {
  const found = understandIdea(idea);
  if (found.kind === 'refusal') return { kind: 'refusal', ...found.refusal };
  const { sql, notes, guide } = found.value;
  return { kind: 'schema', understood: understand({ text: sql }), notes: notes.map(({ message }) => message), guide };
}
