import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { renderYaml, yamlComment, yamlFiltered } from '../index.ts';
import type { YamlMapping } from '../index.ts';

// Properties try many inputs, also on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('a file people like to read', () => {
  const text = renderYaml({
    name: 'ci',
    on: { push: { branches: ['main'] }, pull_request: {} },
    jobs: yamlComment('what runs\non every push', {
      build: {
        'runs-on': 'ubuntu-latest',
        'timeout-minutes': 15,
        steps: [
          { name: 'Verify', run: 'sh ./mvnw -B verify' },
          { uses: 'x@v4', with: undefined },
        ],
      },
    }),
    empty: [],
    nested: [['a', 1], [true]],
  });
  expect(text).toBe(`name: ci
"on":
  push:
    branches:
      - main
  pull_request: {}
# what runs
# on every push
jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - name: Verify
        run: sh ./mvnw -B verify
      - uses: x@v4
empty: []
nested:
  -
    - a
    - 1
  -
    - true
`);
});

test('several documents, and whole numbers as keys in the order of a map', () => {
  const ports = new Map([
    ['8080', 'http'],
    ['80', 'proxy'],
  ]);
  const text = renderYaml({ kind: 'Service', ports }, { kind: 'Deployment' });
  expect(text).toBe('kind: Service\nports:\n  "8080": http\n  "80": proxy\n---\nkind: Deployment\n');
  expect(parseAllDocuments(text)).toHaveLength(2);
});

test('an at sign is told to Maven only', () => {
  expect(renderYaml({ plain: 'a@b', filtered: yamlFiltered('a@b'), other: yamlFiltered('a') })).toBe(
    'plain: a@b\nfiltered: "a\\x40b"\nother: a\n',
  );
});

const hostile = fc.oneof(
  fc.constantFrom(
    'no',
    '0123',
    '1e5',
    '~',
    'null',
    '- a',
    'a: b',
    '#x',
    '"',
    "'",
    '|',
    '>',
    '%',
    '&a',
    '*a',
    '!!str',
    '---',
    '\n',
    '\t',
    '\u2028',
    '{',
    '[',
    '${env.HOME}',
    'on',
    'Y',
    '5m',
    '0xa',
    'a: ',
    "it's",
    'say "hi"',
  ),
  fc.string({ unit: 'binary' }),
);

const { tree } = fc.letrec<{ tree: YamlMapping; value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    hostile,
    fc.integer(),
    fc.boolean(),
    fc.array(tie('value') as never, { maxLength: 4 }),
    tie('tree'),
  ),
  tree: fc.dictionary(
    hostile.filter((key) => key.isWellFormed() && key !== '__proto__'),
    tie('value') as never,
    { maxKeys: 4, noNullPrototype: true },
  ),
}));

test('a real reader gets back every tree, in YAML 1.1 as in 1.2', () => {
  fc.assert(
    fc.property(tree, (value) => {
      const expected = wellFormed(value);
      for (const version of ['1.1', '1.2'] as const)
        expect(parse(renderYaml(value), { version, uniqueKeys: true }) ?? {}).toEqual(expected);
    }),
    { numRuns: 1500 },
  );
});

function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wellFormed(item)]));
}
