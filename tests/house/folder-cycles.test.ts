import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY, repositoryFiles } from '../kit/index.ts';

/** Where a file of a package imports another of its files: both below the package's sources. */
type Import = { readonly from: string; readonly to: string };

const RELATIVE = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/gu;

/** What the files of a package import of each other; tests stand beside what they test and may look anywhere. */
function importsBelow(root: string): readonly Import[] {
  return repositoryFiles()
    .filter((path) => path.startsWith(`${root}/`) && /(?<!\.test)\.tsx?$/u.test(path))
    .flatMap((path) =>
      [...readFileSync(join(REPOSITORY, path), 'utf8').matchAll(RELATIVE)].map(([, to = '']) => ({
        from: relative(root, path),
        to: relative(root, normalize(join(dirname(path), to))),
      })),
    );
}

/** The folder both lie in, and the folders or files directly in it that they lie in or are. */
function meeting({ from, to }: Import): readonly [where: string, from: string, to: string] {
  const [a, b] = [from.split('/'), to.split('/')];
  const own = a.findIndex((name, at) => name !== b[at] || at === a.length - 1 || at === b.length - 1);
  return [a.slice(0, own).join('/'), a[own] ?? '', b[own] ?? ''];
}

/**
 * The circles folders import each other in, also through files that stand beside them, as `folder: one, other`. Folders are asked
 * with all that lies in them, at every level.
 */
function circles(imports: readonly Import[]): readonly string[] {
  const levels = new Map<string, Map<string, Set<string>>>();
  for (const one of imports) {
    const [where, from, to] = meeting(one);
    if (from === to) continue;
    const edges = levels.get(where) ?? new Map<string, Set<string>>();
    levels.set(where, edges.set(from, (edges.get(from) ?? new Set()).add(to)));
  }
  return [...levels].flatMap(([where, edges]) => {
    const reached = new Map([...edges.keys()].map((name) => [name, reachable(name, edges)]));
    const together = [...reached].flatMap(([name, all]) =>
      all.has(name)
        ? [
            [...all]
              .filter((other) => reached.get(other)?.has(name))
              .toSorted()
              .join(', '),
          ]
        : [],
    );
    return [...new Set(together)].map((names) => `${where}: ${names}`);
  });
}

function reachable(start: string, edges: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const next of edges.get(name) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}

/** Circles that are known and not yet undone. Whoever undoes one takes it from here; none is added. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'packages/schema/src': ['read: apply, finish'],
  'packages/sql/src': [': ast, dialects, lex, results, source, types', 'parse: cursor.ts, dynamic, literal-text.ts'],
  'apps/server/src': [': db, disk', ': mail, ports'],
  'apps/web/src': [
    'features/generator: components, use-review.ts',
    'features/generator: diagram, result, review, understanding',
    'features/generator: model, use-payment-gate.ts',
  ],
};

const ROOTS = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(REPOSITORY, folder)).map((name) => `${folder}/${name}/src`),
);

describe('folders import each other in one direction', () => {
  test.each(ROOTS)('in %s', (root) => {
    expect(circles(importsBelow(root)).toSorted()).toEqual((KNOWN[root] ?? []).toSorted());
  });

  test('a planted circle is found at every level, also through a file', () => {
    const planted = [
      { from: 'a/x.ts', to: 'b/y.ts' },
      { from: 'b/z.ts', to: 'a/deep/w.ts' },
      { from: 'c/d/x.ts', to: 'c/e/x.ts' },
      { from: 'c/e/y.ts', to: 'c/file.ts' },
      { from: 'c/file.ts', to: 'c/d/y.ts' },
      { from: 'index.ts', to: 'a/x.ts' },
    ];
    expect(circles(planted)).toEqual([': a, b', 'c: d, e, file.ts']);
  });
});
