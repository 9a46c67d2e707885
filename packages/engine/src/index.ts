export type { Blueprint, System } from '@backsmith/blueprint';
export type { ChosenOptions, Database, Features, JavaVersion, Layout, Options } from '@backsmith/options';
export type { GeneratedFile } from '@backsmith/render';
export { decidesOrder, noteCodeMigrations } from '@backsmith/schema';
export type { Column, DefaultValue, ForeignKey, NamedSource, Schema, Table } from '@backsmith/schema';
export { DIALECTS, blankData, type Detection, type Dialect } from '@backsmith/sql';
export type { Diagnostic, Parsed, Severity } from '@backsmith/text';
export { groupFindings, othersText, type FindingGroup } from '@backsmith/text';
export { generate, generateFiles } from './generate.ts';
export type { GeneratedProject, GenerateSettings, Generation } from './generate.ts';
export { detect } from './inspect/detect.ts';
export { accountTablesOf } from './options/check-options.ts';
export { STAGES, inspect, inspectStage, rolesOf, rulesOf } from './inspect/inspect.ts';
export type { Inspection, InspectSettings, Stage, StageValue } from './inspect/inspect.ts';
export { migrationPath, migrationsAmong, recordedSchema, type Previous } from './previous.ts';
export {
  GENERATOR,
  RECORD_PATH,
  readRecord,
  recordedSource,
  type ProjectRecord,
  type RecordedVersion,
} from './record.ts';
export { checkOptions, type OptionProblem } from './options/check-options.ts';
export { suggestDatabase } from './options/suggest-database.ts';
export { supportedOptions } from './options/supported.ts';
export type { Source } from './source.ts';
export { ENGINE_STEPS, type EngineEvent, type EngineStep, type Observe, type StepStatus } from './steps.ts';
