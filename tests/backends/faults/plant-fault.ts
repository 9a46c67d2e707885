import type { Blueprint, Generation } from '@backsmith/engine';
import type { Fault, Field, FileRole } from './fault.ts';
import { findPlaces } from './find-places.ts';

/** The file with the fault at one place, and the test class that is about it, where one is. */
export type PlantedFile = {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly firstTest: string | undefined;
};

type Candidate = { readonly fileName: string; readonly fields: readonly Field[]; readonly firstTest?: string };

/** More places of one fault are not tried. */
const MOST_PLACES = 12;

/** The places of a generated project where the fault can stand, the best first; none where the project has no such code. */
export function plantFault(fault: Fault, { files, system }: Generation): readonly PlantedFile[] {
  const planted: PlantedFile[] = [];
  const candidates = system.services.flatMap((service) => candidatesOf(fault.file, service));
  for (const { fileName, fields, firstTest } of candidates) {
    const file = files.find(({ path }) => path.startsWith('src/main/java/') && path.endsWith(`/${fileName}.java`));
    if (file === undefined) continue;
    for (const place of findPlaces(fault, file.content.toString(), fields)) {
      planted.push({ path: file.path, firstTest, ...place });
      if (planted.length === MOST_PLACES) return planted;
    }
  }
  return planted;
}

function candidatesOf(role: FileRole, { resources, lists }: Blueprint): readonly Candidate[] {
  const widestFirst = resources.toSorted((a, b) => b.fields.length - a.fields.length);
  if (typeof role === 'object') {
    // All are about what resources share; the widest has most of it.
    const test = widestFirst.find(({ sample }) => sample.creatable)?.classes.test;
    return [{ fileName: role.shared, fields: [], ...(test === undefined ? {} : { firstTest: qualified(test) }) }];
  }
  if (role === 'rows') {
    return lists.flatMap(({ kind, name, classes }) =>
      kind === 'keyless' ? [{ fileName: `${name}Store`, fields: [], firstTest: qualified(classes.test) }] : [],
    );
  }
  if (role === 'filter of a view') {
    return lists.flatMap(({ kind, classes }) =>
      kind === 'view' ? [{ fileName: classes.filter.name, fields: [], firstTest: qualified(classes.test) }] : [],
    );
  }
  return widestFirst.map(({ name, classes, fields }) => ({
    fileName: role === 'entity' ? name : classes[role].name,
    fields,
    firstTest: qualified(classes.test),
  }));
}

function qualified({ packageName, name }: { readonly packageName: string; readonly name: string }): string {
  return `${packageName}.${name}`;
}
