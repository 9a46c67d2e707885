import type { Schema } from '@backsmith/schema';
import type { Diagnostic, Parsed } from '@backsmith/text';
import { databasePlan } from './databases/index.ts';
import { writeTargetDdl } from './ddl/write-target-ddl.ts';
import type { Blueprint } from './model/blueprint.ts';
import type { Options } from './options.ts';
import { planTables } from './plan-tables.ts';
import { Packages } from './names/packages.ts';
import { planHistoryTable } from './project/history-table.ts';
import { planDatabase, planDevSettings, planSettings } from './project/plan-settings.ts';
import { planDelivery } from './project/plan-delivery.ts';
import { planProject } from './project/plan-project.ts';
import { planReport } from './report/plan-report.ts';
import { settingFacts } from './project/setting-facts.ts';
import { supportClasses } from './support-classes.ts';
import { withArraysAsJson } from './tables/arrays-as-json.ts';
import { withDivertedTables } from './tables/diverted-tables.ts';
import { withDomainRules } from './tables/domain-rules.ts';
import { withFoldedNamespaces } from './tables/fold-namespaces.ts';
import { withForeignKeyIndexes } from './tables/foreign-key-indexes.ts';
import { withoutDefaultNamespace } from './tables/default-namespace.ts';

/**
 * Makes every decision about the backend of a schema: names, types, keys, relations, endpoints, validation, tests,
 * configuration and SQL. What the schema says and the backend cannot is a diagnostic and stands in the report.
 *
 * @param found what reading the schema had to say, for the report
 * @returns the blueprint, and the diagnostics of planning alone
 */
export function planBackend(schema: Schema, options: Options, found: readonly Diagnostic[] = []): Parsed<Blueprint> {
  if (options.database === 'mongodb')
    throw new Error('MongoDB is not a target of this planner; options are checked before');
  const database = databasePlan(options.database);
  const diverted = withDivertedTables(withoutDefaultNamespace(schema), database);
  const folded = withFoldedNamespaces(diverted.schema, database);
  const own = database.hasArrays ? folded.schema : withArraysAsJson(folded.schema);
  const ddl = writeTargetDdl(database.indexesForeignKeys ? own : withForeignKeyIndexes(own), database);
  const packages = new Packages(options.packageName, options.layout);
  const { entities, joins, keyless, enums, views, findings } = planTables(
    withDomainRules(own),
    database,
    ddl,
    packages,
  );
  const settings = planDatabase(options, database);
  const facts = settingFacts(own, database, entities, keyless);
  const history = planHistoryTable(own);
  const diagnostics = [...diverted.findings, ...folded.findings, ...history.findings, ...findings, ...ddl.diagnostics];
  const value: Blueprint = {
    project: planProject(options, database, packages),
    database: settings,
    delivery: planDelivery(options, database),
    layout: options.layout,
    features: options.features,
    support: supportClasses(packages),
    entities,
    enums,
    keyless,
    views,
    migrations: ddl.migrations,
    settings: planSettings(settings, options, database, { ...facts, historyTable: history.name }),
    devSettings: planDevSettings(settings, facts),
    report: planReport(schema, entities, joins, keyless, views, enums, [...found, ...diagnostics]),
  };
  return { value, diagnostics };
}
