import {
  checkChoices,
  checkUpdate,
  chooseCut,
  designSystem,
  withAssumedReferences,
  type System,
} from '@backsmith/blueprint';
import type { ChosenOptions, Options } from '@backsmith/options';
import { packArchive, type GeneratedFile } from '@backsmith/render';
import type { Schema } from '@backsmith/schema';
import { renderSystem } from '@backsmith/spring';
import type { Dialect } from '@backsmith/sql';
import { byPlace, countOf, type Diagnostic, type Parsed } from '@backsmith/text';
import { checkResult } from './check/check-result.ts';
import { checkDevDatabase } from './options/check-dev-database.ts';
import { checkOptions } from './options/check-options.ts';
import { completeOptions } from './options/complete-options.ts';
import { continueProject, type Continued, type Previous } from './previous.ts';
import { readLookupRows, rowsOfUpdate } from './read-lookup-rows.ts';
import { readTables, type ReadTables } from './read-tables.ts';
import { GENERATOR, recordFile, recordVersion, type ProjectRecord } from './record.ts';
import { StepRunner } from './run-step.ts';
import type { Source } from './source.ts';
import type { Observe } from './steps.ts';

export type GeneratedProject = {
  /** Sorted by path, without the root folder. */
  readonly files: readonly GeneratedFile[];
  readonly schema: Schema;
  readonly system: System;
  /** What was chosen, and what the source decided of it. */
  readonly options: Options;
  /** What the project was generated from, as it stands in the project itself. */
  readonly record: ProjectRecord;
};

export type Generation = GeneratedProject & {
  /** The zip, with one root folder named like the project. The same source and options give the same bytes. */
  readonly archive: Uint8Array;
};

export type GenerateSettings = {
  /** The dialect the source is read by; without it the evidence in the source decides. */
  readonly dialect?: Dialect;
  /** What was generated before, where the result has to bring its database along. */
  readonly previous?: Previous;
};

/**
 * Turns a schema into the archive of a Spring Boot project.
 *
 * @param source one file's bytes, or several named files applied in version order
 * @param options what the user chose; refused as diagnostics when `checkOptions` finds a problem. Without a database it is
 *   the one the source is written for
 * @param observe called synchronously with the news of each step
 * @returns the generation, or no value when an error diagnostic says why there is nothing to hand out: options refused,
 *   no table found, or a result that does not pass its own check. Errors about single tables do not stop a generation.
 */
export function generate(
  source: Source,
  options: ChosenOptions,
  observe: Observe = () => undefined,
  settings: GenerateSettings = {},
): Parsed<Generation | undefined> {
  const steps = new StepRunner(observe);
  const { value: project, diagnostics } = runSteps(steps, source, options, settings);
  if (project === undefined) return { value: undefined, diagnostics };
  const pack = () => done(packArchive(project.files, project.options.projectName));
  const archive = steps.run('Packing archive', pack, countBytes);
  return archive === undefined
    ? { value: undefined, diagnostics: steps.diagnostics }
    : { value: { ...project, archive }, diagnostics };
}

/** Does what `generate` does, but for the archive: for whoever wants the files alone. */
export function generateFiles(
  source: Source,
  options: ChosenOptions,
  observe: Observe = () => undefined,
  settings: GenerateSettings = {},
): Parsed<GeneratedProject | undefined> {
  return runSteps(new StepRunner(observe), source, options, settings);
}

/** All steps that make files, and what they said, in the order of the source. */
function runSteps(
  steps: StepRunner,
  source: Source,
  options: ChosenOptions,
  settings: GenerateSettings,
): Parsed<GeneratedProject | undefined> {
  const refused = checkOptions(options);
  if (refused.length > 0) return { value: undefined, diagnostics: refused };
  const value = makeFiles(steps, source, options, settings);
  return { value, diagnostics: steps.diagnostics.toSorted(byPlace(value?.schema.files)) };
}

function makeFiles(
  steps: StepRunner,
  source: Source,
  chosen: ChosenOptions,
  settings: GenerateSettings,
): GeneratedProject | undefined {
  const found = steps.run('Reading schema', () => readSource(source, chosen, settings), countSchema);
  if (found === undefined) return undefined;
  const { schema: read, standing, rows } = found;
  const options = completeOptions(chosen, read);
  const said = steps.diagnostics;
  const { previous } = settings;
  const related = withAssumedReferences(read, options.relations === 'assumed');
  const continued: Continued | undefined = previous && continueProject(previous, related.schema, options);
  const schema = continued?.schema ?? related.schema;
  const begun = continued === undefined ? standing : continued.standing;
  const system = steps.run(
    'Designing backend',
    () => designChosen({ schema, standing: begun, rows }, options, said, continued, related.diagnostics),
    countSystem,
  );
  if (system === undefined) return undefined;
  const record = recordOf(system, source, read, options, previous);
  const files = steps.run(
    'Writing code',
    (tell) => done(withRecord(renderSystem(system, nowAndThen(tell)), record)),
    countFiles,
  );
  if (files === undefined) return undefined;
  const sound = steps.run('Checking result', () => refuseBroken(schema, files), countFiles);
  return sound && { files, schema, system, options, record };
}

/** The schema and, where they are wanted and the database is new, the rows of its lookup tables. */
function readSource(
  source: Source,
  { rows, choices }: ChosenOptions,
  settings: GenerateSettings,
): Parsed<ReadTables | undefined> {
  const { value, diagnostics } = readTables(source, settings);
  if (value === undefined || rows === undefined) return { value, diagnostics };
  if (settings.previous !== undefined) return { value, diagnostics: [...diagnostics, rowsOfUpdate()] };
  const read = readLookupRows(source, value.schema, choices);
  // It says better what became of them.
  const others = diagnostics.filter(({ code }) => code !== 'rows-ignored');
  return { value: { ...value, rows: read.value }, diagnostics: [...others, ...read.diagnostics] };
}

/** What the project was generated from; a plan that came with an earlier version is written as the tables now are. */
function recordOf(
  { plan, services }: System,
  source: Source,
  { dialect }: Schema,
  options: Options,
  previous: Previous | undefined,
): ProjectRecord {
  const isFollowed = previous !== undefined && plan !== undefined && options.services !== undefined;
  const version = recordVersion(source, dialect, previous?.renames, plan);
  const hasOwnRecord =
    previous === undefined
      ? services.some(({ store }) => store.kind === 'jpa' && store.record !== undefined)
      : previous.record.hasOwnRecord;
  return {
    format: 1,
    generator: GENERATOR,
    options: isFollowed ? { ...options, services: plan } : options,
    ...(hasOwnRecord === true ? { hasOwnRecord } : {}),
    versions: [...(previous?.record.versions ?? []), version],
  };
}

/** What a backend is designed from. */
type Designable = { readonly [Part in keyof ReadTables]-?: ReadTables[Part] | undefined } & Pick<ReadTables, 'schema'>;

/** The backend, unless the user chose what the schema does not have, or does not fit what it is written for. */
function designChosen(
  { schema, standing, rows }: Designable,
  options: Options,
  found: readonly Diagnostic[],
  continued: Continued | undefined,
  assumed: readonly Diagnostic[],
): Parsed<System | undefined> {
  const own = [
    ...assumed,
    ...(continued?.diagnostics ?? []),
    ...checkDevDatabase(schema, options, continued !== undefined),
    ...(continued === undefined ? [] : checkUpdate(schema, options, continued.history)),
  ];
  const refused = [
    ...own.filter(({ severity }) => severity === 'error'),
    ...checkOptions(options),
    ...checkChoices(schema, options.choices ?? {}, options.database),
    ...cutProblems(schema, options, continued),
  ];
  if (refused.length > 0) return { value: undefined, diagnostics: refused };
  const { value, diagnostics } = designSystem(schema, options, [...found, ...own], continued?.history, standing, rows);
  return { value, diagnostics: [...own, ...diagnostics] };
}

/** What is wrong with how the tables are to be shared out; cutting along the keys cannot fail. */
function cutProblems(schema: Schema, options: Options, continued: Continued | undefined): readonly Diagnostic[] {
  const isGiven = options.services !== undefined || continued !== undefined;
  if (options.architecture === 'monolithic' || !isGiven) return [];
  const { value, diagnostics } = chooseCut(schema, options, continued?.history);
  return value === undefined ? diagnostics : [];
}

/** Names a file every so often: whoever watches cannot read more, and each news has its price. */
function nowAndThen(tell: (message: string) => void): (path: string) => void {
  let written = 0;
  return (path) => {
    written += 1;
    if (written % FILES_A_NEWS === 0) tell(`${path.slice(path.lastIndexOf('/') + 1)}, ${written} files so far`);
  };
}

const FILES_A_NEWS = 20;

/** The files with the one that says what they were made from, in their order. */
function withRecord(files: readonly GeneratedFile[], record: ProjectRecord): readonly GeneratedFile[] {
  return [...files, recordFile(record)].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function done<T>(value: T): Parsed<T> {
  return { value, diagnostics: [] };
}

function refuseBroken(schema: Schema, files: readonly GeneratedFile[]): Parsed<readonly GeneratedFile[] | undefined> {
  const diagnostics = checkResult(schema, files);
  return { value: diagnostics.length === 0 ? files : undefined, diagnostics };
}

function countSchema({ schema: { tables, foreignKeys } }: ReadTables): string {
  return `${countOf(tables.length, 'table')}, ${countOf(foreignKeys.length, 'relation')}`;
}

function countSystem({ services }: System): string {
  const count = (of: (service: System['services'][number]) => number) =>
    services.reduce((sum, one) => sum + of(one), 0);
  const lists = count((service) => service.lists.filter(({ kind }) => kind === 'keyless').length);
  const enums = count((service) => service.enums.length);
  const parts = [
    countOf(
      count((service) => service.resources.length),
      'entity',
      'entities',
    ),
  ];
  if (lists > 0) parts.push(countOf(lists, 'list'));
  if (enums > 0) parts.push(countOf(enums, 'enum'));
  return parts.join(', ');
}

function countFiles(files: readonly GeneratedFile[]): string {
  return countOf(files.length, 'file');
}

function countBytes(archive: Uint8Array): string {
  return `${Math.ceil(archive.length / 1024)} kB`;
}
