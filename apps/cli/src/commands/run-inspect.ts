import {
  STAGES,
  inspect,
  inspectStage,
  type Diagnostic,
  type InspectSettings,
  type Stage,
  type StageValue,
} from '@backsmith/engine';
import type { RawOptions } from '../command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { readInput, type Input } from '../input/read-source.ts';
import { describeSchema } from '../inspect/describe-schema.ts';
import { choose } from '../options/choose.ts';
import { readChoices } from '../options/read-choices.ts';
import { readPlan } from '../options/read-plan.ts';
import { readDialect, readServicesCount, refuseTwofold, text } from '../options/read-options.ts';
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

function inspectSchema({ label, source }: Input, settings: InspectSettings, asJson: boolean): ExitCode {
  const { value, diagnostics } = inspect(source, settings);
  if (asJson) printResult(JSON.stringify({ ...value.schema, roles: value.roles, diagnostics }, undefined, 2));
  else {
    printResult(describeSchema(label, value));
    printDiagnostics(diagnostics, label);
  }
  return isRefused(diagnostics) || hasNothing(diagnostics, value.schema.tables.length) ? EXIT.refused : EXIT.ok;
}

/** Whether what was chosen cannot be heard: such an error stands in no line of the source. */
function isRefused(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity, line }) => severity === 'error' && line === 0);
}

function sizeOf(value: StageValue): number {
  if ('root' in value)
    return value.services.reduce((sum, { resources, lists }) => sum + resources.length + lists.length, 0);
  if ('services' in value) return value.services.length;
  return 'tables' in value ? value.tables.length : value.length;
}

function inspectOther({ label, source }: Input, stage: Stage, settings: InspectSettings): ExitCode {
  const { value, diagnostics } = inspectStage(source, stage, settings);
  printResult(JSON.stringify(value, undefined, 2));
  printDiagnostics(diagnostics, label);
  return isRefused(diagnostics) || hasNothing(diagnostics, sizeOf(value)) ? EXIT.refused : EXIT.ok;
}

/** Refuses what is said of services where the stage shows none. */
function refuseUnheard(stage: Stage, planFile: string | undefined, count: number | undefined): void {
  if (planFile !== undefined && stage !== 'services') {
    throw new Failure(EXIT.usage, `The stage ${stage} knows no plan of services.`, 'Leave out --stage, or --services.');
  }
  if (count !== undefined && stage !== 'services') {
    const hint = 'Leave out --stage, or --services-count.';
    throw new Failure(EXIT.usage, `The stage ${stage} knows no number of services.`, hint);
  }
}

/** Runs the command: see its help. */
export async function run(positionals: readonly string[], raw: RawOptions): Promise<ExitCode> {
  const path = onlyInput(positionals);
  const planFile = text(raw, 'services');
  const count = readServicesCount(raw);
  const isShared = planFile !== undefined || count.servicesCount !== undefined;
  const stage = choose('stage', text(raw, 'stage') ?? (isShared ? 'services' : 'schema'), STAGES);
  refuseUnheard(stage, planFile, count.servicesCount);
  refuseTwofold(raw);
  const chosen = readDialect(raw);
  const file = text(raw, 'choices');
  const choices = file === undefined ? undefined : await readChoices(file);
  const services = planFile === undefined ? undefined : await readPlan(planFile);
  const input = await readInput(path, chosen);
  const { dialect = chosen } = input;
  const settings = {
    ...(dialect === undefined ? {} : { dialect }),
    ...(choices === undefined ? {} : { choices }),
    ...(services === undefined ? {} : { services }),
    ...count,
  };
  return stage === 'schema'
    ? inspectSchema(input, settings, raw['json'] === true)
    : inspectOther(input, stage, settings);
}
