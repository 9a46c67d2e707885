import { planBackend, type Blueprint, type Options } from '@backsmith/blueprint';
import { readSchema, type Reading, type Schema } from '@backsmith/schema';
import type { Dialect } from '@backsmith/sql';
import type { Parsed } from '@backsmith/text';
import { suggestDatabase } from '../options/suggest-database.ts';
import type { Source } from '../source.ts';
import { listStatements, listTokens, type StatementView, type TokenView } from './list-tokens.ts';

/** The values between two arrows of the engine that can be looked at. */
export const STAGES = ['tokens', 'statements', 'schema', 'blueprint'] as const;

export type Stage = (typeof STAGES)[number];

/** What was understood of a source: its schema, and what it was taken for and why. */
export type Inspection = Reading;

export type InspectSettings = {
  /** The dialect the source is read by; without it the evidence in the source decides. */
  readonly dialect?: Dialect;
  /** What a blueprint is made for; without it an ordinary monolith for the database of the dialect. */
  readonly options?: Options;
};

/** Reads a source without generating anything. There is always a value, empty where nothing was found. */
export function inspect(source: Source, { dialect }: InspectSettings = {}): Parsed<Inspection> {
  return readSchema(source, dialect === undefined ? {} : { dialect });
}

function plainOptions(dialect: Dialect): Options {
  return {
    projectName: 'backend',
    packageName: 'com.example.backend',
    architecture: 'monolithic',
    features: { swagger: true, exceptionHandler: true, security: false },
    database: suggestDatabase(dialect),
    javaVersion: 17,
    layout: 'layer',
  };
}

function inspectBlueprint(source: Source, settings: InspectSettings): Parsed<Blueprint> {
  const reading = inspect(source, settings);
  const { schema } = reading.value;
  const plan = planBackend(schema, settings.options ?? plainOptions(schema.dialect), reading.diagnostics);
  return { value: plan.value, diagnostics: [...reading.diagnostics, ...plan.diagnostics] };
}

export type StageValue = readonly TokenView[] | readonly StatementView[] | Schema | Blueprint;

/** The value of one stage for a source, JSON-serialisable as every value between two arrows is. */
export function inspectStage(source: Source, stage: Stage, settings: InspectSettings = {}): Parsed<StageValue> {
  switch (stage) {
    case 'tokens':
      return listTokens(source, settings.dialect);
    case 'statements':
      return listStatements(source, settings.dialect);
    case 'schema': {
      const { value, diagnostics } = inspect(source, settings);
      return { value: value.schema, diagnostics };
    }
    case 'blueprint':
      return inspectBlueprint(source, settings);
  }
}
