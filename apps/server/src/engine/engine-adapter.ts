import { blankData, generate } from '@backsmith/engine';
import { applyOperations, editSchema, outlineSchema } from '@backsmith/idea';
import { describeVersion } from './describe-version.ts';
import type { Edited, EditTask, Generated, GenerateTask, StepNews } from './engine-task.ts';
import { withTimes } from './step-times.ts';
import { storableDiagnostics, storableNews, storableText } from './storable.ts';

// Calls the engine, as preview-files.ts and make-update.ts do; nothing else of the server does. All run in worker threads.

/** Generates the archive of a project. */
export function generateArchive(
  { source, options, before }: Omit<GenerateTask, 'port'>,
  observe: (news: StepNews) => void,
): Generated {
  const tell = withTimes((news) => observe(storableNews(news)));
  const { value, diagnostics } = generate(source, options, tell);
  const found = storableDiagnostics(diagnostics);
  const tables = value?.schema.tables.map((table) => storableText(table.name)) ?? [];
  const version = value && { version: describeVersion(value, before) };
  return { archive: value?.archive, fileCount: value?.files.length ?? 0, tables, diagnostics: found, ...version };
}

/** The decoded text of a file with rows of data blanked and lines kept. */
export function readText(source: Uint8Array): string {
  return blankData(source);
}

/** What a follow-up in plain language does to the text of a schema. */
export function changeText({ sql, sentence, operations }: Omit<EditTask, 'port'>): Edited {
  if (operations !== undefined) return { edit: applyOperations(sql, sentence, operations) };
  const edit = editSchema(sql, sentence);
  const isRiddle = edit.kind === 'refusal' && (edit.code === 'NOT_UNDERSTOOD' || edit.code === 'UNKNOWN_NAME');
  return isRiddle ? { edit, outline: outlineSchema(sql) } : { edit };
}
