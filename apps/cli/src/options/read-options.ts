import {
  ARCHITECTURES,
  DATABASES,
  FEATURES,
  DIALECTS,
  JAVA_VERSIONS,
  LAYOUTS,
  type Database,
  type Dialect,
  type Features,
  type JavaVersion,
  type Options,
} from '@backsmith/engine';
import type { RawOptions } from '../command.ts';
import { choose } from './choose.ts';
import { suggestPackageName, suggestProjectName } from './suggest-name.ts';

/** The text of an option that takes a value, or nothing when it was not given. */
export function text(options: RawOptions, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** The dialect a source is to be read by, or nothing when the evidence in it decides. */
export function readDialect(raw: RawOptions): Dialect | undefined {
  const named = text(raw, 'dialect');
  return named === undefined ? undefined : choose('dialect', named, DIALECTS);
}

function readFeatures(list: string): Features {
  const wanted = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const chosen = new Set(wanted.map((name) => choose('features', name, FEATURES)));
  return {
    swagger: chosen.has('swagger'),
    exceptionHandler: chosen.has('exceptionHandler'),
    security: chosen.has('security'),
  };
}

function readJavaVersion(value: string): JavaVersion {
  const chosen = choose('java', value, JAVA_VERSIONS.map(String));
  return JAVA_VERSIONS.find((version) => String(version) === chosen) ?? 17;
}

/**
 * The options of a generation from the command line. What was not said follows from the input: names from its file name,
 * the database from its dialect.
 *
 * @throws Failure for a value that does not exist; values that exist but are not built yet are the engine's to refuse
 */
export function readOptions(raw: RawOptions, label: string, defaultDatabase: () => Database): Options {
  const projectName = text(raw, 'name') ?? suggestProjectName(label);
  const database = text(raw, 'database');
  return {
    projectName,
    packageName: text(raw, 'package') ?? suggestPackageName(projectName),
    architecture: choose('arch', text(raw, 'arch') ?? 'monolithic', ARCHITECTURES),
    features: readFeatures(text(raw, 'features') ?? ''),
    database: database === undefined ? defaultDatabase() : choose('database', database, DATABASES),
    javaVersion: readJavaVersion(text(raw, 'java') ?? '17'),
    layout: choose('layout', text(raw, 'layout') ?? 'layer', LAYOUTS),
  };
}
