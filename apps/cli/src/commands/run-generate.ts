import { detect, generate, suggestDatabase, type Diagnostic, type Generation, type Options } from '@backsmith/engine';
import type { RawOptions } from '../command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { readInput } from '../input/read-source.ts';
import { readDialect, readOptions, text } from '../options/read-options.ts';
import { checkTarget, writeResult, type Target } from '../output/write-result.ts';
import { countDiagnostics, printDiagnostics } from '../terminal/print-diagnostics.ts';
import { printMessage, printResult } from '../terminal/print.ts';
import { showProgress } from '../terminal/progress.ts';

function readTarget(options: RawOptions): Target {
  const out = text(options, 'out');
  const zip = text(options, 'zip');
  const force = options['force'] === true;
  if (out !== undefined && zip === undefined) return { kind: 'folder', path: out, force };
  if (zip === '-' && out === undefined) return { kind: 'stdout' };
  if (zip !== undefined && out === undefined) return { kind: 'zip', path: zip, force };
  throw new Failure(EXIT.usage, 'Say where the project goes.', 'Add either --out DIR or --zip FILE.');
}

function onlyInput(positionals: readonly string[]): string {
  const [input, ...more] = positionals;
  if (input !== undefined && more.length === 0) return input;
  throw new Failure(
    EXIT.usage,
    'generate takes one schema.',
    'Name one .sql file, a folder or zip of migrations, or - for standard input.',
  );
}

function printSummary(generation: Generation, target: Target, diagnostics: readonly Diagnostic[]): void {
  const counts = countDiagnostics(diagnostics);
  if (counts !== '') printMessage(`${counts}; the whole list is in REPORT.md of the project.`);
  if (target.kind === 'stdout') return;
  const { path } = target;
  printMessage(`Wrote ${generation.files.length} files for ${generation.schema.tables.length} tables to ${path}.`);
  if (target.kind === 'folder') printMessage(`Next: cd ${path} && ./mvnw spring-boot:run`);
}

function summaryJson(
  options: Options,
  target: Target,
  generation: Generation | undefined,
  diagnostics: readonly Diagnostic[],
): string {
  const written = generation === undefined || target.kind === 'stdout' ? {} : { [target.kind]: target.path };
  const counts = {
    tables: generation?.schema.tables.length ?? 0,
    files: generation?.files.length ?? 0,
    bytes: generation?.archive.length ?? 0,
  };
  return JSON.stringify({ ok: generation !== undefined, ...written, ...counts, options, diagnostics }, undefined, 2);
}

/** Runs the command: see its help. */
export async function run(positionals: readonly string[], raw: RawOptions): Promise<ExitCode> {
  const path = onlyInput(positionals);
  const target = readTarget(raw);
  const asJson = raw['json'] === true;
  if (asJson && target.kind === 'stdout')
    throw new Failure(EXIT.usage, '--json and --zip - both write to standard output.');
  checkTarget(target);
  const dialect = readDialect(raw);
  const { label, source } = await readInput(path);
  const options = readOptions(raw, label, () => suggestDatabase(dialect ?? detect(source).dialect));
  const settings = dialect === undefined ? {} : { dialect };
  const { value, diagnostics } = generate(source, options, asJson ? undefined : showProgress(), settings);
  if (value !== undefined) writeResult(target, value);
  if (asJson) printResult(summaryJson(options, target, value, diagnostics));
  else {
    printDiagnostics(diagnostics, label);
    if (value !== undefined) printSummary(value, target, diagnostics);
  }
  return value === undefined ? EXIT.refused : EXIT.ok;
}
