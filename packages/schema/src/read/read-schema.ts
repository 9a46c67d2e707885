import {
  decodeSource,
  detectDialect,
  DiagnosticLog,
  SourceText,
  newContext,
  visitStatements,
  withoutRollbacks,
  type Detection,
} from '@backsmith/sql';
import type { Diagnostic, Parsed } from '@backsmith/text';
import type { Schema } from '../model/schema.ts';
import { account } from './account.ts';
import { applyStatement, type Reader } from './apply/apply-statement.ts';
import { Ignored } from './apply/ignored.ts';
import { Catalog } from './catalog/catalog.ts';
import { chooseSets } from './choose-sets.ts';
import { finishSchema } from './finish/finish-schema.ts';
import { orderSources } from './order-sources.ts';
import type { NamedSource, Reading, ReadOptions } from './reading.ts';
import { Tallies } from './tally.ts';

/**
 * Reads SQL into the Schema it leads to: one text, the bytes of one file, or the files of a folder of migrations, which are
 * applied in the order of their versions. Never throws; everything that is not carried over is named in a diagnostic with
 * its place, and every CREATE TABLE is accounted for in `tally`.
 */
export function readSchema(
  source: Uint8Array | string | readonly NamedSource[],
  options: ReadOptions = {},
): Parsed<Reading> {
  const log = new DiagnosticLog();
  const texts = decodeAll(log, source, options);
  const detection = detectionFor(texts, options);
  const { dialect } = detection;
  const [first = new SourceText('')] = texts;
  const reader: Reader = { catalog: new Catalog(dialect, log, first), tallies: new Tallies(), ignored: new Ignored() };
  const context = newContext(dialect, log);
  const parsed = texts.map((text) => {
    reader.catalog.source = text;
    reader.catalog.namespace = undefined;
    return visitStatements(text, context, (statement) => applyStatement(reader, statement));
  });
  const schema = { ...finishSchema(reader.catalog, reader.tallies), ...filesOf(texts) };
  reader.ignored.report(reader.catalog);
  const tally = account(log, parsed, reader.tallies, schema.tables.length);
  if (schema.tables.length === 0) reportNothing(log, texts);
  return { value: { schema, detection, tally }, diagnostics: log.finish() };
}

/** The files of a source made of several. */
function filesOf(texts: readonly SourceText[]): Pick<Schema, 'files'> {
  const files = texts.flatMap(({ file }) => file ?? []);
  return files.length === 0 ? {} : { files };
}

function decodeAll(
  log: DiagnosticLog,
  source: Uint8Array | string | readonly NamedSource[],
  { dialect }: ReadOptions,
): readonly SourceText[] {
  if (typeof source === 'string' || source instanceof Uint8Array) return [decoded(log, source, undefined)];
  return orderSources(log, chooseSets(log, source, dialect)).map(({ name, content }) => decoded(log, content, name));
}

function decoded(log: DiagnosticLog, content: Uint8Array | string, file: string | undefined): SourceText {
  if (typeof content === 'string') return forward(log, content.replace(/^\ufeff/, ''), file);
  const { value, diagnostics } = decodeSource(content);
  for (const diagnostic of diagnostics) log.add(file === undefined ? diagnostic : { ...diagnostic, file });
  return forward(log, value.text, file);
}

/** The text without what would take its migration back. */
function forward(log: DiagnosticLog, text: string, file: string | undefined): SourceText {
  const kept = withoutRollbacks(text);
  const source = new SourceText(kept.text, file);
  for (const start of kept.rollbacks) {
    log.report(source, {
      severity: 'info',
      code: 'rollback-section',
      message: 'What stands from here on takes the migration back and is not applied.',
      start,
      end: start,
    });
  }
  return source;
}

/** Evidence is weighed over all files together: one database runs them all. */
function detectionFor(texts: readonly SourceText[], options: ReadOptions): Detection {
  if (options.dialect !== undefined) return { dialect: options.dialect, certainty: 1, reasons: ['chosen by the user'] };
  const [only] = texts;
  if (texts.length === 1 && only !== undefined) return detectDialect(only.text, options.path ?? only.file);
  return detectDialect(texts.map((text) => text.text).join('\n'), texts.map((text) => text.file ?? '').join('\n'));
}

function reportNothing(log: DiagnosticLog, texts: readonly SourceText[]): void {
  if (texts.every((text) => text.text.trim() === '')) return;
  const diagnostic: Diagnostic = {
    severity: 'error',
    code: 'no-tables',
    line: 1,
    column: 1,
    message: 'No table was found in the source.',
    hint: 'Upload a file with CREATE TABLE statements, such as a schema dump.',
  };
  log.add(diagnostic);
}
