import type { Blueprint, Generation } from '@backsmith/engine';
import type { Fault, Field, FileRole } from './fault.ts';
import { findPlaces } from './find-places.ts';

/** The file with the fault at one place, and the test classes that are about it. */
export type PlantedFile = {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly firstTests: readonly string[];
};

type Candidate = {
  readonly fileName: string;
  readonly fields: readonly Field[];
  readonly firstTests: readonly string[];
};

/** More places of one fault are not tried. */
const MOST_PLACES = 12;

/** The places of a generated project where the fault can stand, the best first; none where the project has no such code. */
export function plantFault(fault: Fault, { files, system }: Generation): readonly PlantedFile[] {
  const planted: PlantedFile[] = [];
  const candidates = system.services.flatMap((service) => candidatesOf(fault.file, service, files));
  for (const { fileName, fields, firstTests } of candidates) {
    const file = files.find(({ path }) => path.startsWith('src/main/java/') && path.endsWith(`/${fileName}.java`));
    if (file === undefined) continue;
    for (const place of findPlaces(fault, file.content.toString(), fields)) {
      planted.push({ path: file.path, firstTests, ...place });
      if (planted.length === MOST_PLACES) return planted;
    }
  }
  return planted;
}

function candidatesOf(
  role: FileRole,
  { resources, lists }: Blueprint,
  files: Generation['files'],
): readonly Candidate[] {
  const widestFirst = resources.toSorted((a, b) => b.fields.length - a.fields.length);
  if (typeof role === 'object') {
    const beside = testsBeside(role.shared, files);
    // All are about what resources share; the widest has most of it.
    const test = widestFirst.find(({ sample }) => sample.creatable)?.classes.test;
    return [
      { fileName: role.shared, fields: [], firstTests: [...beside, ...(test === undefined ? [] : [qualified(test)])] },
    ];
  }
  if (role === 'rows') {
    return lists.flatMap(({ kind, name, classes }) =>
      kind === 'keyless' ? [{ fileName: `${name}Store`, fields: [], firstTests: [qualified(classes.test)] }] : [],
    );
  }
  if (role === 'filter of a view') {
    return lists.flatMap(({ kind, classes }) =>
      kind === 'view' ? [{ fileName: classes.filter.name, fields: [], firstTests: [qualified(classes.test)] }] : [],
    );
  }
  return widestFirst.map(({ name, classes, fields }) => ({
    fileName: role === 'entity' ? name : classes[role].name,
    fields,
    firstTests: [qualified(classes.test)],
  }));
}

/** The test classes of the package a class stands in. */
function testsBeside(name: string, files: Generation['files']): readonly string[] {
  const file = files.find(({ path }) => path.startsWith('src/main/java/') && path.endsWith(`/${name}.java`));
  const folder = file?.path.replace('src/main/', 'src/test/').replace(/[^/]+$/u, '');
  return files.flatMap(({ path }) => {
    const isBeside = path.replace(/[^/]+$/u, '') === folder && path.endsWith('Test.java');
    return isBeside ? [path.slice('src/test/java/'.length, -'.java'.length).replaceAll('/', '.')] : [];
  });
}

function qualified({ packageName, name }: { readonly packageName: string; readonly name: string }): string {
  return `${packageName}.${name}`;
}
