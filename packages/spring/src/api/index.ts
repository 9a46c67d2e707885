import type { Contributor } from '../contributor.ts';
import { MAIN, TEST } from '../java/types.ts';
import { compared } from './common/compared.ts';
import { created } from './common/created.ts';
import { expandQuery } from './common/expand-query.ts';
import { expanded } from './common/expanded.ts';
import { knownParameters } from './common/known-parameters.ts';
import { jsonKind } from './common/json-kind.ts';
import { oneOf } from './common/one-of.ts';
import { onCreate } from './common/on-create.ts';
import { mergePatch } from './common/merge-patch.ts';
import { unshown } from './common/unshown.ts';
import { webConfig } from './common/web-config.ts';
import { pageArguments } from './common/page-arguments.ts';
import { pageResponse } from './common/page-response.ts';
import { sorting } from './common/sorting.ts';
import { versions } from './common/versions.ts';
import { controller } from './controllers/controller.ts';
import { keylessTest } from './generated-tests/keyless-test.ts';
import { resourceTest } from './generated-tests/resource-test.ts';
import { viewTest } from './generated-tests/view-test.ts';
import {
  creationRecord,
  requestRecord,
  responseRecord,
  rowRecord,
  summaryRecord,
  viewRecord,
} from './records/records.ts';

const SUPPORT = {
  created,
  page: pageResponse,
  pageArguments,
  knownParameters,
  sorting,
  expanded,
  expandQuery,
  mergePatch,
  webConfig,
  etag: versions,
  unshown,
  onCreate,
  oneOf,
  jsonKind,
  compared,
};

const support: Contributor = (blueprint, files) => {
  for (const name of blueprint.support.needed) files.addJava(MAIN, SUPPORT[name](blueprint));
};

const controllers: Contributor = (blueprint, files) => {
  for (const resource of blueprint.resources) files.addJava(MAIN, controller(resource, blueprint));
};

/** The records that travel as JSON. */
const records: Contributor = (blueprint, files) => {
  const { resources, lists } = blueprint;
  for (const resource of resources) {
    files.addJava(MAIN, requestRecord(resource, blueprint));
    files.addJava(MAIN, responseRecord(resource, blueprint));
    const creation = creationRecord(resource, blueprint);
    if (creation !== undefined) files.addJava(MAIN, creation);
    const summary = summaryRecord(resource, blueprint);
    if (summary !== undefined) files.addJava(MAIN, summary);
  }
  for (const list of lists) {
    files.addJava(MAIN, list.kind === 'view' ? viewRecord(list, blueprint) : rowRecord(list, blueprint));
  }
};

/** Tests of every call, for the user to keep. */
const tests: Contributor = (blueprint, files) => {
  for (const resource of blueprint.resources) files.addJava(TEST, resourceTest(resource, blueprint));
  for (const list of blueprint.lists) {
    files.addJava(TEST, list.kind === 'view' ? viewTest(list, blueprint) : keylessTest(list, blueprint));
  }
};

/** What a client meets, whatever keeps the records. */
export const API: readonly Contributor[] = [controllers, records, support, tests];
