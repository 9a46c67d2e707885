import type { Schema } from '../model/schema.ts';
import type { DdlStatement } from './script.ts';
import { APART, mentionsApart } from './shared/extensions.ts';
import type { DdlTarget } from './targets.ts';
import { writeDdl } from './write-ddl.ts';

/** The extensions a schema needs in a database that its own distribution does not have: PostGIS, say. */
export function extensionsApart(schema: Schema, target: DdlTarget): readonly string[] {
  if (!mentionsApart(schema)) return []; // Their words are the source's own, and writing all statements takes a while.
  return extensionsApartIn(writeDdl(schema, target, { views: true }).value.statements);
}

/** Those among statements that were written already. */
export function extensionsApartIn(statements: readonly DdlStatement[]): readonly string[] {
  return statements.flatMap(({ extension }) => (extension !== undefined && APART.has(extension) ? [extension] : []));
}
