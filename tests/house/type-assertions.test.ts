import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { REPOSITORY, repositoryFiles } from '../kit/index.ts';

/** So many places are known that the compiler cannot follow: lookups by any name, what comes out of a thread, types of libraries. */
const MOST = 30;

/** The type assertions of a text, each as `line: what is asserted`; `as const` asserts nothing. */
function assertionsIn(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const look = (node: ts.Node): void => {
    if ((ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && !ts.isConstTypeReference(node.type)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(`${path}:${line + 1}: ${node.getText(file).replaceAll(/\s+/g, ' ').slice(0, 100)}`);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

describe('type assertions', () => {
  test.each([
    ['const a = b as C;', 1],
    ['const a = b as unknown as C;', 2],
    ['const a = <C>b;', 1],
    ["const a = ['b'] as const;", 0],
    ['import { a as b } from "c";', 0],
    ['const a = { b } satisfies C;', 0],
  ])('in %s: %d', (text, count) => {
    expect(assertionsIn('planted.ts', text)).toHaveLength(count);
  });

  test(`stand in at most ${MOST} places`, () => {
    const sources = repositoryFiles().filter(
      (path) => /^(packages|apps)\/[a-z]+\/src\/.+\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
    );
    const found = sources.flatMap((path) => assertionsIn(path, readFileSync(join(REPOSITORY, path), 'utf8')));
    expect(sources.length).toBeGreaterThan(1000);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST);
  });
});
