export type {
  Attribute,
  BasicAttribute,
  EmbeddedIdAttribute,
  Generation,
  TableMapping,
  ToManyAttribute,
  ToOneAttribute,
} from './model/attribute.ts';
export type { Blueprint, SupportClasses } from './model/blueprint.ts';
export type { ColumnMapping, JdbcType, JoinColumnMapping } from './model/column.ts';
export type {
  Entity,
  EntityClasses,
  Identifier,
  IdentifierPart,
  Link,
  SoftDelete,
  Summary,
  SummaryField,
  VersionPlan,
} from './model/entity.ts';
export type { DatabaseContainer, Delivery } from './model/delivery.ts';
export type { EnumConstant, EnumPlan } from './model/enum.ts';
export type { AccessStep, Constraint, Field, KeyExpression, WriteAction } from './model/field.ts';
export { classType, qualifiedName } from './model/java.ts';
export type { ClassName, JavaType, Member } from './model/java.ts';
export type { KeylessColumn, KeylessTable } from './model/keyless.ts';
export type { DatabaseSettings, Dependency, DependencyGroup, Migration, Project, Setting } from './model/project.ts';
export type { Filter, SortableField } from './model/query.ts';
export type { Report, ReportedTable } from './model/report.ts';
export type { SampleField, SamplePlan, SampleRecord, SampleValue } from './model/sample.ts';
export type { ViewPlan } from './model/view.ts';
export type { InitialValue } from './model/value.ts';
export { ARCHITECTURES, DATABASES, JAVA_VERSIONS, LAYOUTS } from './options.ts';
export type { Architecture, Database, Features, JavaVersion, Layout, Options } from './options.ts';
export { planBackend } from './plan-backend.ts';
