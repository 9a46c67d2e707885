import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DDL_TARGETS, readSchema } from '@backsmith/schema';
import { DIALECTS } from '@backsmith/sql';
import { describe, expect, test } from 'vitest';
import { REPOSITORY, describeWith } from '../../kit/index.ts';
import { corpusSources, exampleSources } from '../sources.ts';
import { figuresOf, regressions, type ReadBackFigures } from './figures.ts';
import { readBack } from './read-back.ts';

// UPDATE_ROUNDTRIP=1 records what is measured; do it only for the better.
const RECORDED = join(REPOSITORY, 'tests/roundtrip/read-back/recorded.json');
const UPDATE = process.env['UPDATE_ROUNDTRIP'] === '1';

function readRecorded(): Readonly<Record<string, ReadBackFigures>> {
  if (!existsSync(RECORDED)) return {};
  return JSON.parse(readFileSync(RECORDED, 'utf8')) as Readonly<Record<string, ReadBackFigures>>;
}

/** No dialect of the reader has all of H2's words, so that only the structure can be compared. */
function isReadWhole(target: string): boolean {
  return target !== 'h2';
}

describe('the examples written and read back', () => {
  const cases = exampleSources().flatMap(({ name, bytes }) =>
    DDL_TARGETS.map((target) => ({ name, target, schema: readSchema(bytes).value.schema })),
  );

  test.each(cases)('$name as $target is the same', ({ schema, target }) => {
    const { rewritten, structure } = readBack(schema, target);
    if (isReadWhole(target)) expect(rewritten).toEqual([]);
    expect(structure).toEqual([]);
  });
});

describeWith(['corpus'], 'real schemas written and read back', () => {
  const measured: Record<string, ReadBackFigures> = {};

  test.each(DDL_TARGETS)('as %s they are the same as often as recorded, or more often', (target) => {
    const results = DIALECTS.flatMap((dialect) =>
      corpusSources(dialect).map(({ name, bytes }) => {
        const result = readBack(readSchema(bytes, { dialect }).value.schema, target);
        const shown = [...(isReadWhole(target) ? result.rewritten : []), ...result.structure];
        for (const line of shown.slice(0, 5)) console.log(`${name}: ${line}`);
        return result;
      }),
    );
    const now = figuresOf(results);
    measured[target] = now;
    console.log(target, JSON.stringify(now));
    if (UPDATE) return;
    const recorded = readRecorded()[target];
    expect(recorded, 'recorded figures').toBeDefined();
    if (recorded !== undefined) expect(regressions(recorded, now)).toEqual([]);
  });

  test('records what it measured when asked to', () => {
    if (UPDATE) writeFileSync(RECORDED, `${JSON.stringify(measured, undefined, 2)}\n`);
  });
});
