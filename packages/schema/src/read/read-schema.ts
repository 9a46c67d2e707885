import {
  databaseName,
  detectDialect,
  DiagnosticLog,
  SourceText,
  newContext,
  visitStatements,
  type Detection,
} from '@backsmith/sql';
import { byPlace, placeOf, type Diagnostic, type Parsed, type Position } from '@backsmith/text';
import type { Schema } from '../model/schema.ts';
import { account } from './account.ts';
import { applyStatement, type Reader } from './apply/apply-statement.ts';
import { Ignored } from './apply/ignored.ts';
import { Allowance } from './catalog/allowance.ts';
import { Catalog } from './catalog/catalog.ts';
import { decodeAll } from './decode-all.ts';
import { finishSchema } from './finish/finish-schema.ts';
import type { NamedSource, Reading, ReadOptions } from './reading.ts';
import { countingColumns } from './rows/counting-columns.ts';
import { NO_TALLY, Tallies } from './tally.ts';

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
  const scripts = decodeAll(log, source, options);
  const texts = scripts.flat();
  const detection = detectionFor(texts, options);
  const { dialect } = detection;
  const [first = new SourceText('')] = texts;
  const allowance = new Allowance(texts.reduce((sum, { text }) => sum + text.length, 0));
  const reader: Reader = {
    catalog: new Catalog(dialect, log, first, allowance),
    tallies: new Tallies(),
    ignored: new Ignored(),
  };
  const context = newContext(dialect, log);
  const parsed = scripts.flatMap((script) => {
    reader.catalog.namespace = undefined;
    reader.catalog.searchPath = undefined;
    return script.map((text) => {
      reader.catalog.source = text.root;
      return visitStatements(text, context, (statement) => {
        if (allowance.overdrawn === undefined) applyStatement(reader, statement);
      });
    });
  });
  if (allowance.overdrawn !== undefined) return tooMuch(log, detection, allowance.overdrawn);
  const counting = countingColumns(reader.catalog, texts);
  const schema = { ...finishSchema(reader.catalog, reader.tallies, counting), ...filesOf(texts) };
  reader.ignored.report(reader.catalog);
  const tally = account(log, parsed, reader.tallies, schema.tables.length);
  if (schema.tables.length === 0) reportNothing(log, texts, reader.tallies.dropped);
  else reportGuess(log, detection);
  return { value: { schema, detection, tally }, diagnostics: log.finish().toSorted(byPlace(schema.files)) };
}

/** Nothing at all: a schema that is read in part would only look right. */
function tooMuch(log: DiagnosticLog, detection: Detection, at: Position): Parsed<Reading> {
  log.add({
    severity: 'error',
    code: 'too-many-copies',
    ...placeOf(at),
    message: 'The tables and views made out of others have too many columns from here on.',
    hint: 'Look for tables that are made like each other, or state what they have.',
    consequence: 'Nothing was read.',
  });
  const schema: Schema = {
    dialect: detection.dialect,
    tables: [],
    foreignKeys: [],
    enums: [],
    sequences: [],
    views: [],
  };
  return { value: { schema, detection, tally: NO_TALLY }, diagnostics: log.finish() };
}

/** The files of a source made of several. */
function filesOf(texts: readonly SourceText[]): Pick<Schema, 'files'> {
  const files = [...new Set(texts.flatMap(({ file }) => file ?? []))];
  return files.length === 0 ? {} : { files };
}

/** Evidence is weighed over all files together: one database runs them all. */
function detectionFor(texts: readonly SourceText[], options: ReadOptions): Detection {
  if (options.dialect !== undefined) return { dialect: options.dialect, certainty: 1, reasons: ['chosen by the user'] };
  const [only] = texts;
  if (texts.length === 1 && only !== undefined) return detectDialect(only.text, options.path ?? only.file);
  return detectDialect(texts.map((text) => text.text).join('\n'), texts.map((text) => text.file ?? '').join('\n'));
}

/** Below this the second best dialect has most of what speaks for the best one. */
const HARDLY_CERTAIN = 0.4;

function reportGuess(log: DiagnosticLog, { dialect, certainty, reasons }: Detection): void {
  if (certainty >= HARDLY_CERTAIN) return;
  const known = reasons.length === 0 ? 'Nothing in the source says' : 'Little in the source says';
  log.add({
    severity: 'info',
    code: 'dialect-guessed',
    line: 1,
    column: 1,
    message: `${known} which database it is for. It was read as one for ${databaseName(dialect)}.`,
    hint: 'Choose the dialect if it is for another.',
  });
}

function reportNothing(log: DiagnosticLog, texts: readonly SourceText[], dropped: number): void {
  // An empty file that is the whole source was refused as that.
  if (texts.every(({ text, file }) => file === undefined && text.trim() === '')) return;
  const diagnostic: Diagnostic = {
    severity: 'error',
    code: 'no-tables',
    line: 1,
    column: 1,
    message:
      dropped === 0
        ? 'No table was found in the source.'
        : `No table is left in the end: the source drops ${dropped === 1 ? 'the one' : `the ${dropped}`} it makes.`,
    hint:
      dropped === 0
        ? 'Upload a file with CREATE TABLE statements, such as a schema dump.'
        : 'Leave out the statements, or the file, that drop them last.',
  };
  log.add(diagnostic);
}
