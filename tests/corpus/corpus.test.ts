import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { detect, generate, inspect, suggestDatabase, supportedOptions, type ChosenOptions } from '@backsmith/engine';
import { beforeAll, expect, test } from 'vitest';
import { REPOSITORY, describeWith, tool } from '../kit/index.ts';
import { figuresOf, regressions, type DialectFigures, type FileResult } from './dialect-figures.ts';
import { scoreFile } from './score-file.ts';
import { readIndex, readTruth, type CorpusEntry } from './truth.ts';

// UPDATE_CORPUS=1 records what is measured; do it only for the better.
const RECORDED = join(REPOSITORY, 'tests/corpus/recorded.json');
const UPDATE = process.env['UPDATE_CORPUS'] === '1';

function optionsFor(source: Uint8Array, at: number): ChosenOptions {
  const wished = suggestDatabase(detect(source).dialect);
  return {
    projectName: 'corpus',
    packageName: `com.acme.corpus${at}`,
    architecture: 'monolithic',
    features: { swagger: true, exceptionHandler: true, security: false },
    database: supportedOptions().databases.includes(wished) ? wished : 'postgresql',
    javaVersion: 17,
    layout: 'layer',
  };
}

function readRecorded(): Readonly<Record<string, DialectFigures>> {
  if (!existsSync(RECORDED)) return {};
  return JSON.parse(readFileSync(RECORDED, 'utf8')) as Readonly<Record<string, DialectFigures>>;
}

describeWith(['corpus'], 'real schemas', () => {
  const corpus = tool('corpus');
  const entries = readIndex(corpus);
  const dialects = [...new Set(entries.map(({ dialect }) => dialect))].toSorted();
  const results = new Map<CorpusEntry, FileResult>();
  const troubles: string[] = [];

  beforeAll(() => {
    for (const [at, entry] of entries.entries()) {
      const source = readFileSync(join(corpus, entry.file));
      const reading = inspect(source);
      const score = scoreFile(readTruth(corpus, entry), reading.value.schema, reading.diagnostics);
      const { value, diagnostics } = generate(source, optionsFor(source, at));
      const stop =
        value === undefined
          ? diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)
          : [];
      troubles.push(...[...score.findings, ...stop].map((finding) => `${entry.name}: ${finding}`));
      results.set(entry, { score, generated: value !== undefined });
    }
    console.log(troubles.join('\n'));
  }, 1_800_000);

  function figures(dialect: string): DialectFigures {
    return figuresOf([...results].filter(([entry]) => entry.dialect === dialect).map(([, result]) => result));
  }

  test.each(dialects)('%s is read and generated as well as recorded, or better', (dialect) => {
    const now = figures(dialect);
    console.log(dialect, JSON.stringify(now));
    const recorded = readRecorded()[dialect];
    if (UPDATE) return;
    expect(recorded, 'recorded figures').toBeDefined();
    if (recorded !== undefined) expect(regressions(recorded, now)).toEqual([]);
  });

  test('records what it measured when asked to', () => {
    if (!UPDATE) return;
    const all = Object.fromEntries(dialects.map((dialect) => [dialect, figures(dialect)]));
    writeFileSync(RECORDED, `${JSON.stringify(all, undefined, 2)}\n`);
  });

  test('no file ends in a mistake of ours', () => {
    expect(troubles.filter((line) => line.includes('failed:'))).toEqual([]);
  });
});
