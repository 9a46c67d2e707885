import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { domainModel, type ModelThing } from '@backsmith/models';
import { parse } from 'yaml';
import type { Gold, GoldAttribute, GoldEnum, GoldRelation, Idea, Named, RelationKind } from './gold.ts';

const FOLDER = fileURLToPath(new URL('ideas/', import.meta.url));

const KINDS: Readonly<Record<string, RelationKind>> = {
  '1-n': 'one-to-many',
  'n-n': 'many-to-many',
  '1-1': 'one-to-one',
  self: 'self',
  any: 'any',
};

/** An idea as it stands in a file: gold in the short notation that README.md explains. */
type Entry = Readonly<Record<string, unknown>>;

/** All ideas of a folder, ours unless told, files in the order of their names. Throws where a file is not as README.md says. */
export function readIdeas(folder = FOLDER): readonly Idea[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => (parse(readFileSync(folder + file, 'utf8')) as readonly Entry[]).map(readIdea));
}

function readIdea(entry: Entry): Idea {
  const id = stringOf(entry, 'id');
  const prompt = stringOf(entry, 'prompt');
  if ('error' in entry) return { id, style: 'refused', prompt, expectError: stringOf(entry, 'error') };
  return { id, style: stringOf(entry, 'style'), prompt, gold: readGold(entry) };
}

function stringOf(entry: Entry, key: string): string {
  const value = entry[key];
  if (typeof value !== 'string') throw new Error(`${key} of ${JSON.stringify(entry['id'])} is not a text`);
  return value;
}

function readGold(entry: Entry): Gold {
  const text = (key: string): string => (key in entry ? stringOf(entry, key) : '');
  const domain = text('domain');
  return {
    entities: split(text('entities'), ',').map(readNamed),
    optional: [...split(text('optional'), ',').map(readNamed), ...(entry['style'] === 'liner' ? coreOf(domain) : [])],
    attributes: split(text('attributes'), ';').flatMap(readAttributes),
    relations: split(text('relations'), ';').map(readRelation),
    enums: split(text('enums'), ';').map(readEnum),
    forbidden: split(text('forbidden'), ','),
    ...(domain === '' ? {} : { domain }),
  };
}

/** An idea in one line wants the core of its trade, whole. Throws where the library has no such model. */
function coreOf(domain: string): readonly Named[] {
  const model = domainModel(domain);
  if (model === undefined) throw new Error(`no model ${domain}`);
  return model.core.map(({ name, others }: ModelThing) => ({ name: name.replaceAll('_', ' '), synonyms: others }));
}

function split(text: string, separator: string): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** `owner|boat owner`: the name, then its synonyms. */
function readNamed(text: string): Named {
  const [name = '', ...synonyms] = split(text, '|');
  return { name, synonyms };
}

/** `boat(name, licence number|license number)` */
function readAttributes(text: string): readonly GoldAttribute[] {
  const [, entity, list] = /^([^(]+)\((.+)\)$/u.exec(text) ?? [];
  if (entity === undefined || list === undefined) throw new Error(`not attributes: ${text}`);
  return split(list, ',').map((part) => ({ entity: entity.trim(), ...readNamed(part) }));
}

/** `boat 1-n hire` */
function readRelation(text: string): GoldRelation {
  const [, from, sign = '', to] = /^(.+?) (1-n|n-n|1-1|self|any) (.+)$/u.exec(text) ?? [];
  const kind = KINDS[sign];
  if (from === undefined || to === undefined || kind === undefined) throw new Error(`not a relation: ${text}`);
  return { from, to, kind };
}

/** `hire.status = open | closed` */
function readEnum(text: string): GoldEnum {
  const [, entity, attribute, values] = /^([^.]+)\.([^=]+) = (.+)$/u.exec(text) ?? [];
  if (entity === undefined || attribute === undefined || values === undefined) throw new Error(`not values: ${text}`);
  return { entity, attribute, values: split(values, '|') };
}
