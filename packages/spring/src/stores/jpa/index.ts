import type { Entity, JpaStore, Resource, RowList } from '@backsmith/blueprint';
import { migrationsOf } from '@backsmith/blueprint';
import { java } from '@backsmith/render';
import { keylessController } from '../../api/controllers/keyless-controller.ts';
import { filterRecord } from '../../api/records/records.ts';
import { answering } from './answering.ts';
import { viewController } from '../../api/controllers/view-controller.ts';
import { apiTest } from '../../api/generated-tests/api-test.ts';
import { MAIN, TEST } from '../../java/types.ts';
import type { StoreRenderer } from '../store-renderer.ts';
import type { JpaService } from './jpa-service.ts';
import { databaseRules, rulesFile, RULES_FILE } from './common/database-rules.ts';
import { fixedText } from './common/fixed-text.ts';
import { dayTimeInterval } from './common/day-time-interval.ts';
import { emptyText } from './common/empty-text.ts';
import { intervalText } from './common/interval-text.ts';
import { offsetTime } from './common/offset-time.ts';
import { textArray } from './common/text-array.ts';
import { exactJson } from './common/exact-json.ts';
import { jsonAsText } from './common/json-as-text.ts';
import { unshownValues } from './common/unshown-values.ts';
import { readsAsNone } from './common/reads-as-none.ts';
import { moneyKeys } from './common/money-keys.ts';
import { unsignedLong } from './common/unsigned-long.ts';
import { clockKeys } from './common/clock-keys.ts';
import { oddKeys } from './common/odd-keys.ts';
import { CONTRIBUTORS, contributorsFile } from './common/type-contributors.ts';
import { codePageKeys } from './common/code-page-keys.ts';
import { codePageText } from './common/code-page-text.ts';
import { roundedMoments } from './common/rounded-moments.ts';
import { utcTimestamp } from './common/utc-timestamp.ts';
import { expansion } from './common/expansion.ts';
import { expansions } from './common/expansions.ts';
import { specifications } from './common/specifications.ts';
import { statementCounter } from './common/statement-counter.ts';
import { summaries } from './common/summaries.ts';
import { summary } from './common/summary.ts';
import { rowLocks } from './common/row-locks.ts';
import { unitOfWork } from './common/unit-of-work.ts';
import { entityClass } from './entities/entity-class.ts';
import { enumClass } from '../../java/enum-class.ts';
import { idRecord } from './entities/id-record.ts';
import { filterMembers } from './filter-members.ts';
import { databaseHandlers } from './handlers.ts';
import { migrationNote, runNotes } from './notes.ts';
import { keptParts } from './parts/kept-parts.ts';
import { repository } from './repositories/repository.ts';
import { shownRows } from './rows/shown-rows.ts';
import { rowStore } from './rows/keyless-classes.ts';
import { viewEntity, viewFilterMembers, viewService } from './rows/view-classes.ts';
import { deletedRecords } from './common/deleted-records.ts';
import { deletedRecordsPurge, deletedRecordsPurgeTest } from './start/deleted-records-purge.ts';
import { softDeletes } from './repositories/soft-deletes.ts';
import { service } from './services/service.ts';
import { databaseTakeover, incompleteDatabase } from './start/database-takeover.ts';
import { developmentDatabase } from './start/development-database.ts';
import { refusedPart } from '../../api/errors/refused-part.ts';
import { unreachableBySql } from './start/unreachable-database.ts';
import { counting } from './statement-counting.ts';

/** Each resource with the entity that keeps its records. */
function stored({ resources, store }: JpaService): readonly (readonly [Resource, Entity])[] {
  const entities = new Map(store.entities.map((entity) => [entity.resource, entity]));
  return resources.map((resource) => [resource, known(entities, resource.name)]);
}

/** The list of this name. */
function listNamed({ lists }: JpaService, name: string): RowList {
  return known(new Map(lists.map((list) => [list.name, list])), name);
}

function known<T>(map: ReadonlyMap<string, T>, name: string): T {
  const found = map.get(name);
  if (found === undefined) throw new Error(`Nothing is called ${name} in the blueprint`);
  return found;
}

type Contributor = StoreRenderer<JpaStore>['contributors'][number];

const entities: Contributor = (blueprint, files) => {
  for (const [resource, entity] of stored(blueprint)) {
    files.addJava(MAIN, entityClass(entity, blueprint.store));
    const id = idRecord(entity, blueprint.store);
    if (id !== undefined) files.addJava(MAIN, id);
    files.addJava(MAIN, repository(resource, entity, blueprint.store));
    files.addJava(MAIN, service(resource, entity, blueprint));
    if (resource.filters.length > 0)
      files.addJava(MAIN, filterRecord(resource, filterMembers(entity, blueprint.store), blueprint));
  }
  for (const javaEnum of blueprint.enums)
    files.addJava(MAIN, enumClass(javaEnum, java`@jakarta.persistence.EnumeratedValue`));
};

/** Lists of tables without a key, and of views. */
const lists: Contributor = (blueprint, files) => {
  for (const table of blueprint.store.keyless) {
    const list = listNamed(blueprint, table.list);
    if (list.kind !== 'keyless') continue;
    files.addJava(MAIN, rowStore(list, table, blueprint.store));
    const append = answering(blueprint.store.refusals.rows, java`store.append(row);`);
    files.addJava(MAIN, keylessController(list, table.store, append, blueprint));
  }
  for (const view of blueprint.store.views) {
    const list = listNamed(blueprint, view.list);
    if (list.kind !== 'view') continue;
    files.addJava(MAIN, viewEntity(view, blueprint));
    files.addJava(MAIN, viewService(list, view, blueprint));
    files.addJava(MAIN, viewController(list, view, blueprint));
    if (list.filters.length > 0) files.addJava(MAIN, filterRecord(list, viewFilterMembers(view, blueprint), blueprint));
  }
};

const SUPPORT = {
  specifications,
  summary,
  summaries,
  expansion,
  expansions,
  unitOfWork,
  fixedText,
  textArray,
  offsetTime,
  interval: intervalText,
  dayTime: dayTimeInterval,
  jsonAsText,
  emptyText,
  exactJson,
  readsAsNone,
  unshownValues,
  shownRows,
  codePageText,
  codePageKeys,
  roundedMoments,
  oddKeys,
  clockKeys,
  moneyKeys,
  unsignedLong,
  utcTimestamp,
  softDeletes,
  deletedRecords,
  purge: deletedRecordsPurge,
  rules: databaseRules,
  rowLocks,
  refusedPart: ({ support: { classes } }: JpaStore) => refusedPart(classes.refusedPart),
};

const support: Contributor = (blueprint, files) => {
  const { store } = blueprint;
  for (const name of store.support.needed) {
    if (name === 'statements') files.addJava(TEST, statementCounter(store));
    else if (name === 'purgeTest') files.addJava(TEST, deletedRecordsPurgeTest(blueprint));
    else files.addJava(MAIN, SUPPORT[name](store, blueprint));
    if (name === 'rules') files.add(`src/main/resources/${RULES_FILE}`, rulesFile(store));
  }
  const contributors = contributorsFile(store);
  if (contributors !== undefined) files.add(`src/main/resources/${CONTRIBUTORS}`, contributors);
  files.addJava(TEST, apiTest(blueprint, counting(store)));
};

/** The SQL that makes the database, per database the project runs on. */
const migrations: Contributor = (blueprint, files) => {
  for (const { path, sql } of migrationsOf(blueprint)) files.add(`src/main/resources/db/migration/${path}`, sql);
};

/** What development runs on, which databases are taken over, and what a start says without one it can use. */
const start: Contributor = ({ store }, files) => {
  const { starter, resources } = store.development;
  files.addJava(MAIN, unreachableBySql(store));
  files.addJava(MAIN, databaseTakeover(store));
  files.addJava(MAIN, incompleteDatabase(store));
  if (starter !== undefined) files.addJava(MAIN, developmentDatabase(starter));
  for (const { path, content } of resources) files.add(`src/main/resources/${path}`, content);
};

/** Tables of a relational database, through Hibernate, JDBC and Flyway. */
export const jpa: StoreRenderer<JpaStore> = {
  contributors: [entities, lists, support, migrations, start],
  handlers: databaseHandlers,
  parts: keptParts,
  notes: runNotes,
  migrationNote,
};
