import {
  STAGES,
  inspect,
  inspectStage,
  type Dialect,
  type Diagnostic,
  type Stage,
  type StageValue,
} from '@backsmith/engine';
import type { RawOptions } from '../command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { readInput, type Input } from '../input/read-source.ts';
import { describeSchema } from '../inspect/describe-schema.ts';
import { choose } from '../options/choose.ts';
import { readDialect, text } from '../options/read-options.ts';
import { printDiagnostics } from '../terminal/print-diagnostics.ts';
import { printResult } from '../terminal/print.ts';

function onlyInput(positionals: readonly string[]): string {
  const [input, ...more] = positionals;
  if (input !== undefined && more.length === 0) return input;
  throw new Failure(
    EXIT.usage,
    'inspect takes one schema.',
    'Name one .sql file, a folder or zip of migrations, or - for standard input.',
  );
}

function hasNothing(diagnostics: readonly Diagnostic[], size: number): boolean {
  return size === 0 && diagnostics.some(({ severity }) => severity === 'error');
}

function inspectSchema({ label, source }: Input, dialect: Dialect | undefined, asJson: boolean): ExitCode {
  const { value, diagnostics } = inspect(source, dialect === undefined ? {} : { dialect });
  if (asJson) printResult(JSON.stringify({ ...value.schema, diagnostics }, undefined, 2));
  else {
    printResult(describeSchema(label, value));
    printDiagnostics(diagnostics, label);
  }
  return hasNothing(diagnostics, value.schema.tables.length) ? EXIT.refused : EXIT.ok;
}

function sizeOf(value: StageValue): number {
  if ('entities' in value) return value.entities.length + value.keyless.length;
  return 'tables' in value ? value.tables.length : value.length;
}

function inspectOther({ label, source }: Input, stage: Stage, dialect: Dialect | undefined): ExitCode {
  const { value, diagnostics } = inspectStage(source, stage, dialect === undefined ? {} : { dialect });
  printResult(JSON.stringify(value, undefined, 2));
  printDiagnostics(diagnostics, label);
  return hasNothing(diagnostics, sizeOf(value)) ? EXIT.refused : EXIT.ok;
}

/** Runs the command: see its help. */
export async function run(positionals: readonly string[], raw: RawOptions): Promise<ExitCode> {
  const path = onlyInput(positionals);
  const stage = choose('stage', text(raw, 'stage') ?? 'schema', STAGES);
  const dialect = readDialect(raw);
  const input = await readInput(path);
  return stage === 'schema' ? inspectSchema(input, dialect, raw['json'] === true) : inspectOther(input, stage, dialect);
}
