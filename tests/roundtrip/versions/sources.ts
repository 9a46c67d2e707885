import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { understandIdea } from '@backsmith/idea';
import { readSchema, type Schema } from '@backsmith/schema';
import { REPOSITORY } from '../../kit/index.ts';
import { exampleSources } from '../sources.ts';

export type NamedSchema = { readonly name: string; readonly schema: Schema };

const IDEAS = {
  hotel: 'A hotel: rooms, guests, bookings and payments',
  press: 'A blog with authors, posts, tags and comments',
};

/** Ten schemas to be changed: the examples, the golden cases, and two that were an idea. */
export function versionedSchemas(): readonly NamedSchema[] {
  const golden = ['blog-postgresql', 'members-postgresql', 'school-mysql'].map((name) => ({
    name,
    bytes: readFileSync(join(REPOSITORY, 'tests/golden/cases', name, 'input.sql')),
  }));
  const ideas = Object.entries(IDEAS).map(([name, idea]) => ({ name, bytes: new TextEncoder().encode(sqlOf(idea)) }));
  return [...exampleSources(), ...golden, ...ideas].map(({ name, bytes }) => ({
    name,
    schema: readSchema(bytes).value.schema,
  }));
}

function sqlOf(idea: string): string {
  const understood = understandIdea(idea);
  if (understood.kind === 'refusal') throw new Error(`Nothing was understood of: ${idea}`);
  return understood.value.sql;
}
