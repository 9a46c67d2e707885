import type { DocumentType, MongoStore, Resource } from '@backsmith/blueprint';
import { migrationsOf } from '@backsmith/blueprint';
import { java } from '@backsmith/render';
import { keylessController } from '../../api/controllers/keyless-controller.ts';
import { apiTest } from '../../api/generated-tests/api-test.ts';
import { filterRecord } from '../../api/records/records.ts';
import { enumClass } from '../../java/enum-class.ts';
import { MAIN, TEST } from '../../java/types.ts';
import type { StoreRenderer } from '../store-renderer.ts';
import { viewController } from '../../api/controllers/view-controller.ts';
import { aggregations } from './common/aggregations.ts';
import { commandCounter, counting } from './common/command-counter.ts';
import { conditions } from './common/conditions.ts';
import { deletions } from './common/deletions.ts';
import { documentListener } from './common/document-listener.ts';
import { documents as documentsClass } from './common/documents.ts';
import { expansion } from './common/expansion.ts';
import { expansions } from './common/expansions.ts';
import { jsonValues } from './common/json-values.ts';
import { missingField } from './common/missing-field.ts';
import { present } from './common/present.ts';
import { references } from './common/references.ts';
import { refusedPart } from '../../api/errors/refused-part.ts';
import { relation } from './common/relation.ts';
import { UNIQUES_FILE, uniqueIndexes, uniquesFile } from './common/unique-indexes.ts';
import { configuration } from './config/configuration.ts';
import { conversions } from './config/conversions.ts';
import { CHANGES_FOLDER, schemaChanges } from './config/schema-changes.ts';
import { transactions } from './config/transactions.ts';
import { documentClass, idRecord, rowClass } from './documents/document-class.ts';
import { filterMembers } from './filter-members.ts';
import { mongoHandlers } from './handlers.ts';
import type { MongoService } from './mongo-service.ts';
import { migrationNote, runNotes } from './notes.ts';
import { keptParts } from './parts/kept-parts.ts';
import { rowStore } from './rows/row-store.ts';
import { service } from './services/service.ts';
import { developmentDatabase } from './start/development-database.ts';
import { viewRow, viewService } from './views/view-classes.ts';
import { unreachableDatabase } from '../unreachable-database.ts';

type Contributor = StoreRenderer<MongoStore>['contributors'][number];

/** Each resource with what keeps its records. */
function stored({ resources, store }: MongoService): readonly (readonly [Resource, DocumentType])[] {
  const kept = new Map(store.documents.map((document) => [document.resource, document]));
  return resources.map((resource) => {
    const document = kept.get(resource.name);
    if (document === undefined) throw new Error(`Nothing keeps ${resource.name} in the blueprint`);
    return [resource, document];
  });
}

const documents: Contributor = (blueprint, files) => {
  const { store } = blueprint;
  for (const [resource, document] of stored(blueprint)) {
    files.addJava(MAIN, documentClass(document, store.support.classes));
    const id = idRecord(document);
    if (id !== undefined) files.addJava(MAIN, id);
    files.addJava(MAIN, service(resource, document, blueprint));
    if (resource.filters.length > 0) {
      files.addJava(MAIN, filterRecord(resource, filterMembers(document, store), blueprint));
    }
  }
  for (const javaEnum of blueprint.enums) files.addJava(MAIN, enumClass(javaEnum));
};

/** Lists of tables without a key. */
const rows: Contributor = (blueprint, files) => {
  for (const kept of blueprint.store.rows) {
    const list = blueprint.lists.find(({ name }) => name === kept.list);
    if (list?.kind !== 'keyless') continue;
    const { document: name, store } = kept.classes;
    files.addJava(MAIN, rowClass({ ...kept, name }, blueprint.store.support.classes));
    files.addJava(MAIN, rowStore(list, kept, blueprint));
    files.addJava(MAIN, keylessController(list, store, java`store.append(row);`, blueprint));
  }
};

/** Lists of views. */
const views: Contributor = (blueprint, files) => {
  const { store } = blueprint;
  for (const view of store.views) {
    const list = blueprint.lists.find(({ name }) => name === view.list);
    if (list?.kind !== 'view') continue;
    files.addJava(MAIN, viewRow(view, store.support.classes));
    files.addJava(MAIN, viewService(list, view, blueprint));
    files.addJava(MAIN, viewController(list, view, blueprint));
    if (list.filters.length > 0) files.addJava(MAIN, filterRecord(list, filterMembers(view, store), blueprint));
  }
};

const SUPPORT = {
  documents: documentsClass,
  deletions,
  references,
  conditions,
  aggregations,
  relation,
  present,
  expansion,
  expansions,
  uniqueIndexes,
  refusedPart: ({ support: { classes } }: MongoStore) => refusedPart(classes.refusedPart),
  missingField,
  jsonValues,
  configuration,
  conversions,
  transactions,
  schemaChanges,
  listener: documentListener,
};

const support: Contributor = (blueprint, files) => {
  const { store } = blueprint;
  for (const name of store.support.needed) {
    if (name === 'commands') files.addJava(TEST, commandCounter(store));
    else files.addJava(MAIN, SUPPORT[name](store, blueprint));
    if (name === 'uniqueIndexes') files.add(`src/main/resources/${UNIQUES_FILE}`, uniquesFile(store));
  }
  files.addJava(TEST, apiTest(blueprint, counting(store)));
};

/** What makes collections, what development runs on, and what a start says without a database. */
const start: Contributor = (blueprint, files) => {
  const { store } = blueprint;
  const { starter } = store.development;
  for (const { path, content } of store.changes) files.add(`src/main/resources/${CHANGES_FOLDER}/${path}`, content);
  for (const { path, sql } of migrationsOf(blueprint)) files.add(`src/main/resources/${CHANGES_FOLDER}/${path}`, sql);
  files.addJava(MAIN, unreachableDatabase(store, { cause: java`com.mongodb.MongoClientException`, teller: 'cause' }));
  if (starter !== undefined)
    files.addJava(
      MAIN,
      developmentDatabase(starter, store.database, store.address, store.support.classes.schemaChanges),
    );
};

/** Documents in MongoDB, through Spring Data. */
export const mongo: StoreRenderer<MongoStore> = {
  contributors: [documents, rows, views, support, start],
  handlers: mongoHandlers,
  parts: keptParts,
  notes: runNotes,
  migrationNote,
};
