import type { MongoStore } from '../../model/mongo/mongo-store.ts';
import type { DocumentRows, DocumentType, DocumentView } from '../../model/mongo/document.ts';
import { JAVA } from '../../types/java-types.ts';
import { NOTHING } from '../../model/nothing.ts';
import { withDomainRules } from '../../tables/domain-rules.ts';
import type { DesignedStore, StoreInput } from '../designed-store.ts';
import {
  databaseName,
  mongoContainer,
  mongoDependencies,
  mongoSettings,
  mongoVariables,
  TRAINING_OPTIONS,
  URI,
  WITHOUT_ROWS,
} from './configuration/server.ts';
import { behindRows, laterChanges, partChanges } from './changes/part-changes.ts';
import { designTables } from './design-tables.ts';
import { hasRowChange, rowChanges } from './lookups/row-changes.ts';
import { mongoSupport } from './mongo-support.ts';
import { plainSchema } from './schema/plain-schema.ts';
import { followHistory, writeChanges } from './update/write-changes.ts';

/** Tells a failed start in sentences. */
const FAILURE_ANALYZER = 'org.springframework.boot.diagnostics.FailureAnalyzer';

/** The types of Java that the driver, or Spring, would keep otherwise. */
const CONVERTED = [
  [JAVA.offsetTimestamp.name, 'moment'],
  [JAVA.offsetTime.name, 'offset-time'],
  [JAVA.bigInteger.name, 'whole'],
] as const;

function conversionsOf(kept: readonly (DocumentType | DocumentRows | DocumentView)[]): MongoStore['conversions'] {
  const used = new Set(
    kept.flatMap((one) => [
      ...one.attributes.flatMap(({ type }) => [type.name, ...(type.arguments ?? []).map(({ name }) => name)]),
      ...('key' in one ? one.key.parts.map(({ type }) => type.name) : []),
    ]),
  );
  return CONVERTED.flatMap(([java, conversion]) => (used.has(java) ? [conversion] : []));
}

/** Decides how MongoDB keeps the tables of a schema, and what the API shows of them. */
export function designMongoStore(input: StoreInput): DesignedStore {
  const { name, server, packages, roles, isHandled } = input;
  const { schema: plain, findings } = plainSchema(input.schema);
  const followed = input.history && followHistory(plain, input.history);
  const schema = followed?.schema ?? plain;
  const tables = designTables(withDomainRules(schema), roles, packages, input.language, input.leaving, followed);
  const { resources, lists, enums, reported, documents, rows, views } = tables;
  const changed = writeChanges(tables, input.history, followed);
  const filled = rowChanges({ ...tables, schema, counters: tables.own.counters }, input.rows ?? [], input.history);
  const changes = [...changed.changes, ...filled.changes];
  const hasRows = hasRowChange(changes);
  const unreachable = packages.shared('config', 'UnreachableDatabase');
  const starter = packages.shared('config', 'DevelopmentDatabase');
  const store: MongoStore = {
    ...NOTHING,
    kind: 'mongo',
    label: 'MongoDB',
    container: mongoContainer(name, server),
    development: {
      kind: 'embedded',
      label: 'a stand-in for MongoDB in memory',
      runsAnywhere: true,
      starter,
      testProperties: hasRows ? [WITHOUT_ROWS] : [],
      resources: [],
    },
    health: 'mongo',
    types: tables.types,
    unreachable,
    database: databaseName(name),
    address: URI,
    support: mongoSupport(packages, resources, documents, rows, views, input),
    documents,
    rows,
    views,
    references: tables.references,
    uniques: isHandled ? tables.uniques : [],
    conversions: conversionsOf([...documents, ...rows, ...views]),
    codedEnums: enums.filter(({ coded }) => coded),
    own: tables.own,
    ...(hasRows ? { hasRows } : {}),
    changes: changes.map(({ path, sql }) => ({ path, content: sql })),
    factories: [{ service: FAILURE_ANALYZER, type: unreachable }],
    dependencies: [mongoDependencies()],
    settings: mongoSettings(hasRows),
    trainingOptions: TRAINING_OPTIONS,
    devSettings: [{ path: ['logging', 'level', 'de.bwaldvogel'], value: 'error' }],
    variables: mongoVariables(name, server),
    unshipped: [`${starter.packageName.replaceAll('.', '/')}/${starter.name}*.class`],
    problems: resources.length === 0 ? [] : ['in-use'],
  };
  return {
    resources,
    lists,
    enums,
    store,
    reported,
    writeTables: (...added) => laterChanges(behindRows(partChanges(...added), hasRows), input.history),
    diagnostics: [...findings, ...tables.findings, ...changed.findings, ...filled.diagnostics],
  };
}
