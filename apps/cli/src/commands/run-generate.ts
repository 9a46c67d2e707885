import { generate, generateFiles, type ChosenOptions, type Diagnostic, type Parsed } from '@backsmith/engine';
import { countOf } from '@backsmith/text';
import type { RawOptions } from '../command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { readInput } from '../input/read-source.ts';
import { readChoices } from '../options/read-choices.ts';
import {
  readDialect,
  readOptions,
  readRules,
  readServicesCount,
  refuseTwofold,
  text,
} from '../options/read-options.ts';
import { readPlan } from '../options/read-plan.ts';
import { checkTarget, writeResult, type Made, type Target } from '../output/write-result.ts';
import { countDiagnostics, printDiagnostics } from '../terminal/print-diagnostics.ts';
import { printMessage, printResult } from '../terminal/print.ts';
import { showProgress } from '../terminal/progress.ts';

function readTarget(options: RawOptions): Target {
  const out = text(options, 'out');
  const zip = text(options, 'zip');
  const force = options['force'] === true;
  // `-o shop.zip` asks for a zip, as it does of other tools.
  if (out !== undefined && zip === undefined)
    return { kind: /\.zip$/iu.test(out) ? 'zip' : 'folder', path: out, force };
  if (zip === '-' && out === undefined) return toStandardOutput();
  if (zip !== undefined && out === undefined) return { kind: 'zip', path: zip, force };
  throw new Failure(EXIT.usage, 'Say where the project goes.', 'Add either --out DIR or --zip FILE.');
}

/** A terminal shows the bytes of a zip as noise, and obeys some of them. */
function toStandardOutput(): Target {
  if (!process.stdout.isTTY) return { kind: 'stdout' };
  throw new Failure(EXIT.usage, 'A zip is nothing to read on a terminal.', 'Send it on, as in: --zip - > shop.zip');
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

function printSummary(generation: Made, target: Target, diagnostics: readonly Diagnostic[]): void {
  const counts = countDiagnostics(diagnostics);
  if (counts !== '') printMessage(`${counts}; the whole list is in REPORT.md of the project.`);
  if (target.kind === 'stdout') return;
  const { path } = target;
  const { length } = generation.schema.tables;
  printMessage(`Wrote ${countOf(generation.files.length, 'file')} for ${countOf(length, 'table')} to ${path}.`);
  if (target.kind === 'folder') printMessage(`Next: cd ${path} && ${firstCommand(generation)}`);
}

/** What to do first with a project; several services are run by the README. */
function firstCommand({ system }: Made): string {
  return system.shared === undefined
    ? './mvnw spring-boot:run'
    : './mvnw verify; README.md says how to run the services';
}

function summaryJson(
  chosen: ChosenOptions,
  target: Target,
  generation: Made | undefined,
  diagnostics: readonly Diagnostic[],
): string {
  const written = generation === undefined || target.kind === 'stdout' ? {} : { [target.kind]: target.path };
  const counts = {
    tables: generation?.schema.tables.length ?? 0,
    files: generation?.files.length ?? 0,
    bytes: generation?.archive?.length ?? 0,
  };
  return JSON.stringify(
    { ok: generation !== undefined, ...written, ...counts, options: generation?.options ?? chosen, diagnostics },
    undefined,
    2,
  );
}

/** What the files say that options name. */
async function readFiles(raw: RawOptions): Promise<Pick<ChosenOptions, 'choices' | 'services'>> {
  const choices = text(raw, 'choices');
  const services = text(raw, 'services');
  const rules = readRules(raw);
  const accounts = text(raw, 'accounts');
  const isSaid = choices !== undefined || rules !== undefined || accounts !== undefined;
  const chosen = choices === undefined ? {} : await readChoices(choices);
  return {
    ...(isSaid ? { choices: { ...chosen, ...(rules && { rules }), ...(accounts && { accounts }) } } : {}),
    ...(services === undefined ? {} : { services: await readPlan(services) }),
  };
}

/** Runs the command: see its help. */
export async function run(positionals: readonly string[], raw: RawOptions): Promise<ExitCode> {
  const path = onlyInput(positionals);
  const target = readTarget(raw);
  refuseTwofold(raw);
  const asJson = raw['json'] === true;
  const isQuiet = raw['quiet'] === true;
  if (asJson && target.kind === 'stdout')
    throw new Failure(EXIT.usage, '--json and --zip - both write to standard output.');
  checkTarget(target);
  const chosen = readDialect(raw);
  const { label, source, dialect = chosen } = await readInput(path, chosen);
  const options = { ...readOptions(raw, label), ...(await readFiles(raw)), ...readServicesCount(raw) };
  const settings = dialect === undefined ? {} : { dialect };
  const observe = asJson || isQuiet ? undefined : showProgress();
  // A folder needs no archive; whoever asks for figures is told how large it is.
  const make = target.kind === 'folder' && !asJson ? generateFiles : generate;
  const { value, diagnostics }: Parsed<Made | undefined> = make(source, options, observe, settings);
  if (value !== undefined) writeResult(target, value);
  if (asJson) printResult(summaryJson(options, target, value, diagnostics));
  else {
    printDiagnostics(isQuiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics, label);
    if (value !== undefined && !isQuiet) printSummary(value, target, diagnostics);
  }
  return value === undefined ? EXIT.refused : EXIT.ok;
}
