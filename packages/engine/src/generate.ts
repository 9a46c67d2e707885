import { planBackend, type Blueprint, type Options } from '@backsmith/blueprint';
import { packArchive, type GeneratedFile } from '@backsmith/render';
import type { Schema } from '@backsmith/schema';
import { renderBackend } from '@backsmith/spring';
import type { Dialect } from '@backsmith/sql';
import type { Parsed } from '@backsmith/text';
import { checkResult } from './check/check-result.ts';
import { countWords } from './count-words.ts';
import { checkOptions } from './options/check-options.ts';
import { readTables } from './read-tables.ts';
import { StepRunner } from './run-step.ts';
import type { Source } from './source.ts';
import type { Observe } from './steps.ts';

export type Generation = {
  /** The zip, with one root folder named like the project. The same source and options give the same bytes. */
  readonly archive: Uint8Array;
  /** Sorted by path, without the root folder. */
  readonly files: readonly GeneratedFile[];
  readonly schema: Schema;
  readonly blueprint: Blueprint;
};

export type GenerateSettings = {
  /** The dialect the source is read by; without it the evidence in the source decides. */
  readonly dialect?: Dialect;
};

/**
 * Turns a schema into the archive of a Spring Boot project.
 *
 * @param source one file's bytes, or several named files applied in version order
 * @param options what the user chose; refused as diagnostics when `checkOptions` finds a problem
 * @param observe called synchronously with the news of each step
 * @returns the generation, or no value when an error diagnostic says why there is nothing to hand out: options refused,
 *   no table found, or a result that does not pass its own check. Errors about single tables do not stop a generation.
 */
export function generate(
  source: Source,
  options: Options,
  observe: Observe = () => undefined,
  settings: GenerateSettings = {},
): Parsed<Generation | undefined> {
  const refused = checkOptions(options);
  if (refused.length > 0) return { value: undefined, diagnostics: refused };
  const steps = new StepRunner(observe);
  const value = runSteps(steps, source, options, settings);
  return { value, diagnostics: steps.diagnostics };
}

function runSteps(
  steps: StepRunner,
  source: Source,
  options: Options,
  settings: GenerateSettings,
): Generation | undefined {
  const schema = steps.run('Reading schema', () => readTables(source, settings), countSchema);
  if (schema === undefined) return undefined;
  const found = steps.diagnostics;
  const blueprint = steps.run('Designing backend', () => planBackend(schema, options, found), countBlueprint);
  if (blueprint === undefined) return undefined;
  const files = steps.run('Writing code', () => done(renderBackend(blueprint)), countFiles);
  if (files === undefined) return undefined;
  const sound = steps.run('Checking result', () => refuseBroken(schema, files), countFiles);
  if (sound === undefined) return undefined;
  const archive = steps.run('Packing archive', () => done(packArchive(files, options.projectName)), countBytes);
  return archive === undefined ? undefined : { archive, files, schema, blueprint };
}

function done<T>(value: T): Parsed<T> {
  return { value, diagnostics: [] };
}

function refuseBroken(schema: Schema, files: readonly GeneratedFile[]): Parsed<readonly GeneratedFile[] | undefined> {
  const diagnostics = checkResult(schema, files);
  return { value: diagnostics.length === 0 ? files : undefined, diagnostics };
}

function countSchema({ tables, foreignKeys }: Schema): string {
  return `${countWords(tables.length, 'table')}, ${countWords(foreignKeys.length, 'relation')}`;
}

function countBlueprint({ entities, keyless, enums }: Blueprint): string {
  const parts = [countWords(entities.length, 'entity', 'entities')];
  if (keyless.length > 0) parts.push(countWords(keyless.length, 'list'));
  if (enums.length > 0) parts.push(countWords(enums.length, 'enum'));
  return parts.join(', ');
}

function countFiles(files: readonly GeneratedFile[]): string {
  return countWords(files.length, 'file');
}

function countBytes(archive: Uint8Array): string {
  return `${Math.ceil(archive.length / 1024)} kB`;
}
