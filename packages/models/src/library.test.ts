import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkLibrary } from './check-library.ts';
import { parseDomain } from './format/parse-domain.ts';
import { domainModels } from './library.ts';
import { findDomains } from './recognise/find-domains.ts';
import { SOURCES } from './sources.ts';

test('every file of the library is understood to the last word', () => {
  expect(SOURCES.flatMap((source) => parseDomain(source).findings)).toEqual([]);
});

test('nothing is wrong with the library', () => {
  expect(checkLibrary(domainModels())).toEqual([]);
});

test('every file is listed, under the name of its domain', () => {
  const files = readdirSync(new URL('domains/', import.meta.url)).map((file) => file.replace(/\.ts$/u, ''));
  expect(domainModels().map(({ name }) => name)).toEqual(files.toSorted());
});

test('every phrase of a domain names it', () => {
  const astray = domainModels().flatMap(({ name, cues, hints }) =>
    [...cues, ...hints].filter((cue) => findDomains(`a ${cue} application`)[0]?.domain.name !== name),
  );
  expect(astray).toEqual([]);
});
