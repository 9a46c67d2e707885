import type { Schema } from '@backsmith/schema';
import type { Diagnostic } from '@backsmith/text';
import type { History } from '../../model/history.ts';
import type { Development } from '../../model/development.ts';
import { jsonName } from '../../model/field.ts';
import type { Resource } from '../../model/resource.ts';
import type { ClassName } from '../../model/java.ts';
import type { JpaClasses, JpaStore } from '../../model/jpa/jpa-store.ts';
import type { Migration } from '../../model/project.ts';
import { NOTHING } from '../../model/nothing.ts';
import { withDomainRules } from '../../tables/domain-rules.ts';
import { withPasswordRule } from '../../roles/password-rule.ts';
import type { DesignedStore, StoreInput } from '../designed-store.ts';
import { databaseContainer, databaseDependencies, databaseVariables } from './configuration/database-server.ts';
import { PURGE_SETTINGS, PURGE_VARIABLES } from './configuration/purge.ts';
import { withCodePageTexts } from './configuration/code-page-texts.ts';
import { designSettings, designTrainingOptions, WITHOUT_ROWS } from './configuration/design-settings.ts';
import { designHistoryTable } from './configuration/history-table.ts';
import { settingFacts } from './configuration/setting-facts.ts';
import type { RelationalDatabase, TargetDatabase } from './databases/target-database.ts';
import { targetDatabase } from './databases/index.ts';
import { ROWS_FOLDER } from './ddl/row-migrations.ts';
import { writeTargetDdl } from './ddl/write-target-ddl.ts';
import { designDevelopment } from './development/index.ts';
import { designTables, type DesignedTables } from './design-tables.ts';
import { jpaSupport } from './jpa-support.ts';
import { designRefusals } from './refusals.ts';
import { withArraysAsJson } from './schema/arrays-as-json.ts';
import { withoutDefaultNamespace } from './schema/default-namespace.ts';
import { withEmptyTexts } from './schema/empty-texts.ts';
import { withDivertedTables } from './schema/diverted-tables.ts';
import { withFilledColumns } from './schema/filled-columns.ts';
import { withFoldedNamespaces } from './schema/fold-namespaces.ts';
import { designFreedKeys } from './schema/freed-keys.ts';
import { withForeignKeyIndexes } from './schema/foreign-key-indexes.ts';

/** Tells a failed start in sentences. */
const FAILURE_ANALYZER = 'org.springframework.boot.diagnostics.FailureAnalyzer';

/** Decides how a relational database keeps the tables of a schema, and what the API shows of them. */
export function designJpaStore(
  {
    schema,
    roles,
    leaving,
    language,
    name,
    server,
    packages,
    isHandled,
    locksRows,
    isAudited,
    tellsOthers,
    devDatabase,
    history,
    standing,
    rows = [],
  }: StoreInput,
  kind: RelationalDatabase,
): DesignedStore {
  const database = targetDatabase(kind);
  const { schema: own, findings } = treated(schema, database);
  const before = history && treatedHistory(history, database);
  const indexed = withOwnIndexes(own, database);
  const freed = designFreedKeys(indexed, roles, database, before);
  const ddl = writeTargetDdl(indexed, database, devDatabase, 'V1__schema', before, undefined, rows, freed.free);
  const sending = withCodePageTexts(database, own, ddl, { locksRows, isAudited, tellsOthers });
  const hasRows = ddl.migrations.some(({ path }) => path.startsWith(ROWS_FOLDER));
  const designed = designTables(
    withPasswordRule(withDomainRules(own), roles.accounts),
    roles,
    sending,
    ddl,
    packages,
    leaving,
    language,
  );
  const tables = tellsOthers ? designed : { ...designed, resources: withRestorations(designed) };
  const { resources, lists, enums, reported, entities, keyless, views } = tables;
  const facts = { ...settingFacts(own, database, entities, lists), hasRows };
  const record = designHistoryTable(own, standing !== undefined, history);
  const { dependencies, ...developed } = designDevelopment(devDatabase, {
    name,
    database,
    packages,
    facts,
    extensions: ddl.extensions,
  });
  const locksDiffer = devDatabase === 'h2' && database.rowLocks.held.behindTable !== '';
  const support = jpaSupport(packages, tables, { database, isHandled, rowLocks: locksDiffer && locksRows });
  const purges = support.needed.includes('purge');
  const unreachable = packages.shared('config', 'UnreachableDatabase');
  const takeover = {
    strategy: packages.shared('config', 'DatabaseTakeover'),
    analyzer: packages.shared('config', 'IncompleteDatabase'),
  };
  const store: JpaStore = {
    ...NOTHING,
    ...developed,
    development: hasRows ? withoutRows(developed.development) : developed.development,
    ...(hasRows ? { rows: ROWS_FOLDER } : {}),
    kind: 'jpa',
    label: database.label,
    ...(database.twin === undefined ? {} : { twin: database.twin }),
    ...(record.name !== undefined && record.isBesideAnother === true ? { record: record.name } : {}),
    container: databaseContainer(name, server, database, ddl.extensions),
    health: 'db',
    support,
    locks: { ...database.rowLocks, ...(locksDiffer ? { chosenBy: support.classes.rowLocks } : {}) },
    isUnmet: database.isUnmet,
    emptyTextIsNone: database.emptyTextIsNone,
    entities,
    keyless,
    views,
    types: tables.types,
    raised: database.raised,
    refusals: designRefusals(isHandled, database.raised),
    rules: isHandled ? tables.rules : [],
    referred: isHandled ? tables.referred.rules : [],
    ...(isHandled && tables.referred.hasOwn ? { stillReferred: database.stillReferred } : {}),
    unreachable,
    takeover,
    factories: [unreachable, takeover.analyzer].map((type) => ({ service: FAILURE_ANALYZER, type })),
    dependencies: [databaseDependencies(database, dependencies)],
    settings: [
      ...designSettings(sending, {
        ...facts,
        historyTable: record.name,
        baseline: standing?.migrations,
        jsonMapper: neededClass(support, 'exactJson'),
        inspector: neededClass(support, 'codePageKeys'),
      }),
      ...(purges ? PURGE_SETTINGS : []),
    ],
    trainingOptions: designTrainingOptions(database),
    variables: databaseVariables(name, server, database),
    // A service may keep nothing but what its parts bring along.
    migrations: ddl.migrations.filter(({ sql }) => sql !== ''),
  };
  return {
    resources,
    lists,
    enums,
    store,
    reported,
    ...(purges ? { told: PURGE_VARIABLES } : {}),
    writeTables: (added, file, made) =>
      addedTables(writeTargetDdl(added, database, devDatabase, file, undefined, made).migrations, history),
    diagnostics: [...findings, ...freed.findings.sorted(), ...record.findings, ...tables.findings, ...ddl.diagnostics],
  };
}

/** A class that entities share, where they need it. */
function neededClass({ needed, classes }: JpaStore['support'], name: keyof JpaClasses): ClassName | undefined {
  return needed.includes(name) ? classes[name] : undefined;
}

/** Deleted records can be listed and restored where they are found, unless a condition of their list has that name. */
function withRestorations({
  resources,
  entities,
}: Pick<DesignedTables, 'resources' | 'entities'>): readonly Resource[] {
  const kept = new Set(entities.filter(({ softDelete }) => softDelete?.deleted).map(({ resource }) => resource));
  return resources.map((resource) => {
    const parameters = resource.filters.flatMap((filter) => filter.parameters);
    const isTaken = parameters.some((one) => jsonName(one) === 'deleted');
    return kept.has(resource.name) && !isTaken ? { ...resource, restoration: {} } : resource;
  });
}

/** Tests begin with empty tables: the keys they make are nobody's. */
function withoutRows(development: Development): Development {
  return { ...development, testProperties: [...development.testProperties, WITHOUT_ROWS] };
}

type Treated = { readonly schema: Schema; readonly findings: readonly Diagnostic[] };

/** The schema as this database can have it. */
function treated(schema: Schema, database: TargetDatabase): Treated {
  const filled = withFilledColumns(withoutDefaultNamespace(schema));
  const diverted = withDivertedTables(filled.schema, database);
  const folded = withFoldedNamespaces(diverted.schema, database);
  const arrays = database.hasArrays ? folded.schema : withArraysAsJson(folded.schema);
  // what a database of this kind has already stays as it is there
  const isKept = schema.dialect === database.kind || database.emptyTextIsNone !== true;
  const texts = isKept ? { schema: arrays, findings: [] } : withEmptyTexts(arrays);
  return {
    schema: texts.schema,
    findings: [...filled.findings, ...diverted.findings, ...folded.findings, ...texts.findings],
  };
}

function withOwnIndexes(schema: Schema, database: TargetDatabase): Schema {
  return database.indexesForeignKeys ? schema : withForeignKeyIndexes(schema);
}

function treatedHistory(history: History, database: TargetDatabase): History {
  const versions = history.versions.map((version) => ({
    ...version,
    schema: withOwnIndexes(treated(version.schema, database).schema, database),
  }));
  return { ...history, versions };
}

/** What a part brings along to a database in use: nothing twice, and behind all that is there. */
function addedTables(migrations: readonly Migration[], history: History | undefined): readonly Migration[] {
  if (history === undefined) return migrations;
  return migrations.flatMap((migration) => {
    const [, folder = '', number = '', words = ''] = /^(.*\/)V(\d+)(__.*)$/u.exec(migration.path) ?? [];
    const isThere = history.migrations.some(({ path }) => path.startsWith(folder) && path.endsWith(words));
    return isThere ? [] : [{ ...migration, path: `${folder}V${history.next + Number(number) - 1}${words}` }];
  });
}
