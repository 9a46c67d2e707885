export { CHOICE_OPTIONS } from './choice-options.ts';
export type { Choice, ChoiceOption } from './choice-options.ts';
export { highestOf, isAbove, ROLES, type Role } from './caller-roles.ts';
export {
  COLUMN_ROLES,
  COLUMN_ROLE_NAMES,
  RECORD_RULES,
  RECORD_RULE_NAMES,
  RESOURCE_GROUPS,
  RESOURCE_GROUP_NAMES,
} from './column-roles.ts';
export type { ColumnRole, RecordRule, ResourceGroup, SchemaChoices, TableChoices } from './column-roles.ts';
export { fitsDatabase, suggestDevDatabase } from './dev-database.ts';
export { FEATURES, FEATURE_NAMES, featuresOn, featuresWhere } from './features.ts';
export type { FeatureName, Features } from './features.ts';
export { JAVA_VERSION_CHOICES } from './java-version-choices.ts';
export { isBuiltFor } from './fits-architecture.ts';
export { suggestProjectName } from './names/suggest-project-name.ts';
export { NAME_LENGTHS } from './names/name-lengths.ts';
export { checkPackageName } from './names/package-name.ts';
export { checkProjectName } from './names/project-name.ts';
export { RESERVED_SERVICE_NAMES, checkServiceName } from './names/service-name.ts';
export {
  OPTION_NAMES,
  builtValuesOf,
  chooseValues,
  labelOf,
  optionOf,
  readValue,
  standardOf,
  valuesOf,
} from './options.ts';
export type {
  Architecture,
  Choices,
  ChosenOptions,
  ChosenValues,
  Database,
  DevDatabase,
  JavaVersion,
  Layout,
  OptionName,
  Options,
  ValueOf,
} from './options.ts';
export { recordOf } from './record-of.ts';
export { isServicesCount, MOST_SERVICES } from './service-plan.ts';
export type { ServicePlan } from './service-plan.ts';
export { obstacleOfDatabase, obstacleTo, obstacleToAccounts, obstacleToEnds, type Beside } from './obstacles.ts';
export { SOURCES, SOURCE_NAMES, isSourceBuilt, type SourceName } from './sources.ts';
export { COMPARISON, PLANS, isBuilt, isComing, isCovered, suggestPlan } from './plans.ts';
export type { Plan, PlanKey } from './plans.ts';
export { builtFeatures, findUnbuilt, type UnbuiltChoice } from './find-unbuilt.ts';
