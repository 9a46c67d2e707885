export type { ApiClasses, Blueprint } from './model/blueprint.ts';
export type { ExampleField, ExampleRecord, Examples, ExampleValue, Json } from './model/example.ts';
export { asksMoreOfNew, jsonName, tellsUnshown, UNSHOWN } from './model/field.ts';
export type { Constraint, Field, FieldComparison, KeyExpression } from './model/field.ts';
export type { Filter, FilterKind, FilterParameter } from './model/filter.ts';
export type { JavaEnum } from './model/java-enum.ts';
export { classType, qualifiedName } from './model/java.ts';
export type { ClassName, JavaType, Member } from './model/java.ts';
export type { AccessStep, WriteAction } from './model/access.ts';
export type {
  Attribute,
  BasicAttribute,
  EmbeddedIdAttribute,
  KeyGenerator,
  TableMapping,
  ToManyAttribute,
  ToOneAttribute,
} from './model/jpa/attribute.ts';
export type { ColumnMapping, JoinColumnMapping } from './model/jpa/column.ts';
export { unreadableOf } from './model/odd-values.ts';
export type { OddKey, Unreadable } from './model/odd-values.ts';
export type { CodePageText, JdbcType, RoundedMoment } from './model/type-facets.ts';
export type { DeletedRecords, Entity, EntityLink, KeyPart, LinkRows } from './model/jpa/entity.ts';
export type { Condition, FieldPath, KeptRecords, Ordering, ParentKeyPart, StoredField } from './model/stored.ts';
export type { Development } from './model/development.ts';
export type { RowLocks } from './model/row-locks.ts';
export type { JpaClasses, JpaStore, KeylessTable, StillReferred, View } from './model/jpa/jpa-store.ts';
export type { Contribution, PlacedAnnotation, SignInCall } from './model/contribution.ts';
export type {
  Broker,
  Consequence,
  EventQueue,
  EventsPart,
  HeededDeletion,
  HeldKey,
  ToldRecords,
} from './model/events.ts';
export type {
  AnsweredRecords,
  AnswersPart,
  CountQuestion,
  ExistenceQuestion,
  LabelQuestions,
  Neighbour,
  NeighbourReference,
  NeighboursPart,
  NeighbourUse,
  ReferringField,
  ResourceLabels,
  ResourceReferences,
  TriedLabels,
  TriedReferences,
} from './model/neighbour.ts';
export type { PromisesPart } from './model/promise.ts';
export type { Contract, ContractCall, ContractKey, ContractsPart } from './model/contract.ts';
export type { Gateway, Route } from './model/gateway.ts';
export type { OperationsPart, Part, ProblemsPart, SwaggerPart, TimeFormat } from './model/part.ts';
export type { History, ProjectHistory, ProjectVersion } from './model/history.ts';
export type { Problem, ProblemName, Raised, Refusal } from './model/problem.ts';
export type {
  BuildProfile,
  Dependency,
  DependencyGroup,
  Image,
  Migration,
  ParentBuild,
  Project,
  Setting,
} from './model/project.ts';
export { withAssumedReferences } from './relations/assumed-references.ts';
export { CALLER_VALUES } from './model/record-rule.ts';
export type { CallerValue, RecordRule } from './model/record-rule.ts';
export type { Report, ReportedTable, Sharing } from './model/report.ts';
export type {
  Child,
  CreatedPart,
  Creation,
  GivenField,
  Identifier,
  IdentifierPart,
  LabelsElsewhere,
  Link,
  Parent,
  Reference,
  Resource,
  Summary,
} from './model/resource.ts';
export type { KeylessList, RowField, RowList, ViewList } from './model/row-list.ts';
export type { Sample, SampleField, SampleRecord, SampleValue } from './model/sample.ts';
export type {
  AccessRule,
  AccountsPart,
  AuthorType,
  AskedField,
  FilledValue,
  OwnAccountDocument,
  OwnAccountTable,
  AuditPart,
  Author,
  IssuingService,
  GuardedRecords,
  LimitsPart,
  MailPart,
  RecordRules,
  Role,
  SecurityClasses,
  SecurityPart,
  TenantsOfAccounts,
} from './model/security.ts';
export { composedServer, type ServerContainer } from './model/server-container.ts';
export { classOfRecords, keptRecords, relational } from './model/store.ts';
export type { Store } from './model/store.ts';
export type {
  CounterType,
  DeletionMark,
  DocumentAttribute,
  DocumentCondition,
  DocumentKey,
  DocumentRows,
  DocumentType,
  DocumentView,
  DocumentWrite,
  LabelledKey,
  NewKey,
  ReferenceCheck,
  ReferredValue,
  Relation,
} from './model/mongo/document.ts';
export type { CollectionReference, MongoClasses, MongoStore, UniqueFields } from './model/mongo/mongo-store.ts';
export type { Support } from './model/support.ts';
export type { Root, SharedBuild, System } from './model/system.ts';
export type { InitialValue, TimeUnit } from './model/value.ts';
export type { Observation, Outbox, ScrapedPart } from './model/observation.ts';
export type { Surroundings, Variable } from './model/variable.ts';
export type { Architecture, Database, Features, JavaVersion, Layout, Options } from './options.ts';
export {
  annotationsOf,
  dependenciesOf,
  devSettingsOf,
  factoriesOf,
  profilesOf,
  unshippedOf,
  trainingOptionsOf,
  migrationsOf,
  settingsOf,
  signInOf,
  testSettingsOf,
  variablesOf,
} from './parts/collect.ts';
export { setAsideOwnTables } from './parts/security/set-aside.ts';
export { COLUMN_ROLES, RESOURCE_GROUPS } from '@backsmith/options';
export { assignRoles, type AssignedRole, type ColumnRoles } from './roles/assign-roles.ts';
export type { GroupedTable } from './roles/group-tables.ts';
export { checkChoices } from './roles/check-choices.ts';
export { accountTables } from './roles/find-accounts.ts';
export { lookupTables, type LookupTables } from './rows/lookup-tables.ts';
export { leftRowsFinding, otherRowsFinding } from './rows/row-findings.ts';
export { heardRules, type HeardRule } from './roles/heard-rules.ts';
export { applyPlan } from './services/apply-plan.ts';
export { chooseCut } from './services/choose-cut.ts';
export { namesAuthor } from './services/author-keys.ts';
export { cutServices } from './services/cut-services.ts';
export { cutFindings, planOf } from './services/tell-cut.ts';
export type { CutKey, ServiceCut, ServiceTables } from './services/service-cut.ts';
export { checkUpdate } from './system/check-update.ts';
export { designSystem } from './system/design-system.ts';
export { DEVELOPMENT } from './data/development.ts';
