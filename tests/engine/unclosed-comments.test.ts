import { blankData, generateFiles, inspect, type ChosenOptions, type Diagnostic } from '@backsmith/engine';
import { expect, test } from 'vitest';
import { understand } from '../../apps/web/src/features/generator/understanding/understand.ts';
import { ALL_FEATURES } from './all-features.ts';

const TABLE = 'create table parcel (id int primary key, code text);';

const OPTIONS: ChosenOptions = {
  ...{ projectName: 'depot', packageName: 'org.depot', architecture: 'monolithic', database: 'postgresql' },
  ...{ features: { ...ALL_FEATURES, security: false }, javaVersion: 17, layout: 'layer' },
};

/** Sources with a comment that is never closed, and the line it opens in. */
const OPEN = {
  'behind everything': [`${TABLE}\n/* never closed\ncreate thing`, 2],
  'between tables': [`${TABLE}\n/* never closed\ncreate table depot (id int primary key, code text);`, 2],
  'within a table': ['create table parcel (id int primary key, /* never closed code text);', 1],
  'that nests': [`${TABLE.replace('int', 'serial')}\n/* one /* two */\ncreate table depot (id serial primary key);`, 2],
  'behind rows of COPY': [`${TABLE}\nCOPY parcel (id, code) FROM stdin;\n1\t/* x\n\\.\n/* never closed\n`, 5],
  'between rows of INSERT': [`${TABLE}\ninsert into parcel values (1, 'x'), /* never closed\n(2, 'y');`, 2],
  'for some versions': ['CREATE TABLE `parcel` (`id` int PRIMARY KEY) ENGINE=InnoDB;\n/*!40000 ALTER TABLE parcel', 2],
} as const;

const found = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ code }) => code === 'unterminated-comment').map(({ severity, line }) => [severity, line]);

test.each(Object.entries(OPEN))(
  'a comment %s is the same finding for `inspect`, on the site, of a build and in its report',
  (_, [text, line]) => {
    const bytes = new TextEncoder().encode(text);
    const expected = [['error', line]];
    expect(found(inspect(bytes).diagnostics)).toEqual(expected);
    expect(found(understand({ bytes, name: 'parcels.sql' }).leftOut)).toEqual(expected);
    // What the page shows to be edited, and what the server tells of an upload: rows are left out of it, and no finding.
    expect(found(understand({ text: understand({ bytes, name: 'parcels.sql' }).text }).leftOut)).toEqual(expected);
    expect(found(inspect(new TextEncoder().encode(blankData(bytes))).diagnostics)).toEqual(expected);
    const { value, diagnostics } = generateFiles(bytes, OPTIONS);
    expect(found(diagnostics)).toEqual(expected);
    const report = value?.files.find(({ path }) => path === 'REPORT.md')?.content;
    expect(report).toContain(diagnostics.find(({ code }) => code === 'unterminated-comment')?.message);
  },
);
