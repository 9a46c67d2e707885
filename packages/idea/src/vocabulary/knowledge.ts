import { singularize } from '@backsmith/text';
import type { ColumnType } from '../model/idea-model.ts';
import { COLUMN_TYPES } from '../model/idea-model.ts';
import { columnTypeOf } from './attribute-type.ts';
import { LINK_GROUPS } from './link-groups.ts';
import { SOURCES } from './sources.ts';
import { phrases } from '../model/word-set.ts';

/** What a thing is, and with it which columns and links it usually has. */
export type ThingClass = (typeof CLASSES)[number];

const CLASSES = ['person', 'org', 'place', 'item', 'event', 'part', 'kind', 'schedule', 'doc'] as const;

export type KnownColumn = {
  readonly words: string;
  readonly type: ColumnType;
  readonly required: boolean;
  readonly unique: boolean;
  readonly values?: readonly string[];
};

export type KnownLink = {
  /** The name of the column where it differs from the table's. */
  readonly role?: string;
  /** Tables it may refer to; the first one that is there. */
  readonly targets: readonly string[];
  readonly required: boolean;
  readonly many: boolean;
};

export type KnownThing = {
  /** In lower case and the singular, words separated by spaces. */
  readonly name: string;
  readonly others: readonly string[];
  readonly thingClass: ThingClass;
  readonly columns: readonly KnownColumn[];
  readonly links: readonly KnownLink[];
  readonly domain?: string;
};

export type Domain = {
  readonly name: string;
  readonly cues: readonly string[];
  /** What a schema of this domain has even if the text does not say so. */
  readonly core: readonly string[];
};

export type Knowledge = {
  readonly domains: readonly Domain[];
  /** Things by their name, and by their other names; generic ones first. */
  readonly byName: ReadonlyMap<string, readonly KnownThing[]>;
  readonly things: readonly KnownThing[];
};

function readColumn(text: string): KnownColumn {
  const values = /\(([^)]*)\)/u.exec(text)?.[1]?.split('/');
  const [bare = ''] = text.split('(');
  const [name = '', given] = bare.replace(/[!^]/gu, '').split(':');
  const words = name.trim();
  const type = COLUMN_TYPES.find((candidate) => candidate === given?.replace(/[!^]/gu, '').trim());
  return {
    words,
    type: values === undefined ? (type ?? columnTypeOf(words.split(' '))) : 'string',
    required: text.includes('!'),
    unique: text.includes('^'),
    ...(values === undefined ? {} : { values }),
  };
}

function readLink(text: string): KnownLink {
  const many = text.includes('*');
  const required = text.includes('!');
  const [left = '', right] = text.replace(/[!*]/gu, '').split('=');
  const targets = (right ?? left).split('|').flatMap(readTarget);
  return { ...(right === undefined ? {} : { role: left.trim() }), targets, required, many };
}

/** The name of a table, or those a group of them stands for. */
function readTarget(text: string): readonly string[] {
  const name = text.trim();
  return name.startsWith('@') ? (LINK_GROUPS[name.slice(1)] ?? '').split('|') : [name];
}

function readThing(line: string, domain: string | undefined): KnownThing | undefined {
  const [names = '', others = '', thingClass = '', columns = '', links = ''] =
    line.split('|').length > 5 ? splitLine(line) : line.split('|');
  const name = names.trim();
  const known = CLASSES.find((one) => one === thingClass.trim());
  if (name === '' || known === undefined) return undefined;
  return {
    name,
    others: phrases(others),
    thingClass: known,
    columns: phrases(columns).map(readColumn),
    links: phrases(links).map(readLink),
    ...(domain === undefined ? {} : { domain }),
  };
}

/** Links may offer several targets with a bar between them: only the first four bars divide the line. */
function splitLine(line: string): readonly string[] {
  const parts = line.split('|');
  return [...parts.slice(0, 4), parts.slice(4).join('|')];
}

function readDomain(line: string): Domain {
  const [name = '', cues = '', core = ''] = line.slice(1).split('|');
  return { name: name.trim(), cues: phrases(cues), core: phrases(core) };
}

function readAll(): Knowledge {
  const domains: Domain[] = [];
  const things: KnownThing[] = [];
  const byName = new Map<string, KnownThing[]>();
  for (const source of SOURCES) {
    let domain: string | undefined;
    for (const line of source.split('\n')) {
      if (line.startsWith('#')) {
        const read = readDomain(line);
        domains.push(read);
        domain = read.name;
        continue;
      }
      const thing = readThing(line, domain);
      if (thing === undefined) continue;
      things.push(thing);
    }
  }
  for (const thing of things) enter(byName, thing.name, thing);
  for (const thing of things) for (const other of thing.others) enter(byName, normalPhrase(other), thing);
  return { domains, things, byName };
}

function enter(byName: Map<string, KnownThing[]>, name: string, thing: KnownThing): void {
  const known = byName.get(name);
  if (known === undefined) byName.set(name, [thing]);
  else if (!known.includes(thing)) known.push(thing);
}

/** A phrase as the vocabulary knows it: lower case, the last word in the singular. */
export function normalPhrase(phrase: string): string {
  const words = phrase.toLowerCase().split(' ');
  return [...words.slice(0, -1), singularize(words.at(-1) ?? '')].join(' ');
}

let known: Knowledge | undefined;

/** The vocabulary, read at its first use. */
export function knowledge(): Knowledge {
  known ??= readAll();
  return known;
}
