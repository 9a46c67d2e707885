import { blankData, detect, generate, suggestDatabase, type Options } from '@backsmith/engine';
import type { StoredOptions } from '../db/stored.ts';
import type { Generated, StepNews } from './engine-task.ts';
import { storableDiagnostics, storableNews, storableText } from './storable.ts';

// The only place of the server that calls the engine. It runs in worker threads.

/** Generates the archive of a project. */
export function generateArchive(
  source: Uint8Array,
  options: StoredOptions,
  observe: (news: StepNews) => void,
): Generated {
  const tell = (news: StepNews) => observe(storableNews(news));
  const { value, diagnostics } = generate(source, engineOptions(source, options), tell);
  const found = storableDiagnostics(diagnostics);
  const tables = value?.schema.tables.map((table) => storableText(table.name)) ?? [];
  return { archive: value?.archive, fileCount: value?.files.length ?? 0, tables, diagnostics: found };
}

/** The decoded text of a file with rows of data blanked and lines kept. */
export function readText(source: Uint8Array): string {
  return blankData(source);
}

/** A user who chose no database gets the one the file is written for. */
function engineOptions(source: Uint8Array, options: StoredOptions): Options {
  return { ...options, database: options.database ?? suggestDatabase(detect(source).dialect) };
}
