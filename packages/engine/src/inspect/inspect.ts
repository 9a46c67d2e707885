import {
  assignRoles,
  checkChoices,
  designSystem,
  heardRules,
  type AssignedRole,
  type GroupedTable,
  type HeardRule,
  type System,
} from '@backsmith/blueprint';
import {
  chooseValues,
  featuresWhere,
  FEATURES,
  type ChosenOptions,
  type SchemaChoices,
  type ServicePlan,
} from '@backsmith/options';
import { readSchema, type Reading, type Schema } from '@backsmith/schema';
import type { Dialect } from '@backsmith/sql';
import type { Parsed } from '@backsmith/text';
import { completeOptions } from '../options/complete-options.ts';
import type { Source } from '../source.ts';
import { inspectServices } from './inspect-services.ts';
import { listStatements, listTokens, type StatementView, type TokenView } from './list-tokens.ts';

/** The values between two arrows of the engine that can be looked at. */
export const STAGES = ['tokens', 'statements', 'schema', 'services', 'blueprint'] as const;

export type Stage = (typeof STAGES)[number];

/** What was understood of a source: its schema, what it was taken for and why, what its columns are for, and whom its tables concern. */
export type Inspection = Reading & {
  readonly roles: readonly AssignedRole[];
  readonly groups: readonly GroupedTable[];
};

export type InspectSettings = {
  /** The dialect the source is read by; without it the evidence in the source decides. */
  readonly dialect?: Dialect;
  /** What single columns are for. */
  readonly choices?: SchemaChoices;
  /** Which service keeps which tables; without it the schema decides. */
  readonly services?: ServicePlan;
  /** How many services are asked for, where no plan is given. */
  readonly servicesCount?: number;
  /** What a blueprint is made for; without it an ordinary monolith for the database of the dialect. */
  readonly options?: ChosenOptions;
};

/** Reads a source without generating anything. There is always a value, empty where nothing was found. */
export function inspect(source: Source, { dialect, choices = {} }: InspectSettings = {}): Parsed<Inspection> {
  const { value, diagnostics } = readSchema(source, dialect === undefined ? {} : { dialect });
  const { value: taken, diagnostics: refused } = rolesOf(value.schema, choices);
  return { value: { ...value, ...taken }, diagnostics: [...refused, ...diagnostics] };
}

/**
 * What the columns of a schema are for, and who may call the records of each table once callers are known. Choices that do not fit are
 * refused, and what is assumed without them is given.
 */
export function rolesOf(schema: Schema, choices: SchemaChoices): Parsed<Pick<Inspection, 'roles' | 'groups'>> {
  const diagnostics = checkChoices(schema, choices);
  const { assigned, groups } = assignRoles(schema, diagnostics.length === 0 ? choices : {}, true);
  return { value: { roles: assigned, groups: [...groups.values()] }, diagnostics };
}

/** The rules on whose records a caller sees that a schema has columns for. Choices that do not fit are not heard. */
export function rulesOf(schema: Schema, choices: SchemaChoices): readonly HeardRule[] {
  return heardRules(schema, checkChoices(schema, choices).length === 0 ? choices : {});
}

const PLAIN: ChosenOptions = {
  projectName: 'backend',
  packageName: 'com.example.backend',
  features: featuresWhere((name) => FEATURES[name].built),
  ...chooseValues(() => undefined),
};

function inspectBlueprint(source: Source, settings: InspectSettings): Parsed<System> {
  const reading = inspect(source, settings);
  const { schema } = reading.value;
  const { choices } = settings;
  const chosen = { ...(settings.options ?? PLAIN), ...(choices === undefined ? {} : { choices }) };
  const options = completeOptions(chosen, schema);
  const designed = designSystem(schema, options, reading.diagnostics);
  return { value: designed.value, diagnostics: [...reading.diagnostics, ...designed.diagnostics] };
}

export type StageValue = readonly TokenView[] | readonly StatementView[] | Schema | ServicePlan | System;

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
    case 'services':
      return inspectServices(source, settings);
    case 'blueprint':
      return inspectBlueprint(source, settings);
  }
}
