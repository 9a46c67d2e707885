import { headOf } from '../extract/concept-key.ts';
import { findThing } from '../extract/thing-class.ts';
import { columnName } from '../model/names.ts';
import { attributeType } from '../vocabulary/attribute-type.ts';
import { UNIQUE_ATTRIBUTES } from '../vocabulary/attributes.ts';
import type { KnownColumn, ThingClass } from '../vocabulary/knowledge.ts';
import { isSaid } from './is-said.ts';
import type { Draft, DraftColumn, DraftTable } from './draft.ts';

/** Words that say what kind of value a name has, not what it is. */
const KIND_WORDS = new Set(['flag', 'url', 'is']);
const TIME_WORDS = new Set(['at', 'on', 'date', 'time', 'datetime', 'timestamp', 'day']);

/** The words of a name without those that only say that it is a time, and without endings. */
function stem(words: readonly string[]): string {
  return words
    .filter((word) => !TIME_WORDS.has(word) && (words.length === 1 || !KIND_WORDS.has(word)))
    .map((word) => word.replace(/(ed|s|ing)$/u, ''))
    .join(' ');
}

function isTime({ type }: Pick<DraftColumn, 'type'>): boolean {
  return type === 'date' || type === 'time' || type === 'timestamp';
}

/** Whether a column already says what another one would. */
export function covers(table: DraftTable, known: KnownColumn): boolean {
  const words = known.words.split(' ');
  const name = columnName(known.words, table.key.replaceAll(' ', '_'));
  return table.columns.some((column) => {
    const own = column.name.split('_');
    if (column.name === name || stem(own) === stem(words)) return true;
    if (column.origin === 'stated' && isTime(column) && isTime(known)) return true;
    return own.at(-1) === words.at(-1) && column.origin === 'stated' && !TIME_WORDS.has(own.at(-1) ?? '');
  });
}

/** Properties a thing of its class has, where the vocabulary does not know it. */
const CLASS_COLUMNS: Readonly<Record<ThingClass, string>> = {
  person: 'first name!,last name!,email,phone',
  org: 'name!,email,phone,address',
  place: 'name!,address,description',
  item: 'name!,description',
  event: 'title,starts at!,ends at,notes',
  part: 'description!,notes',
  kind: 'name!,description',
  schedule: 'name,starts at!,ends at',
  doc: 'title!,body,issued on',
};

function classColumns(table: DraftTable): readonly KnownColumn[] {
  return (CLASS_COLUMNS[table.thingClass] || 'name!').split(',').map((text) => {
    const words = text.replace('!', '').trim();
    return { words, type: attributeType(words.split(' ')) ?? 'string', required: text.includes('!'), unique: false };
  });
}

function toColumn(table: DraftTable, known: KnownColumn, origin: 'known' | 'assumed'): DraftColumn {
  const isStatus = known.values !== undefined && ['status', 'stage'].includes(known.words);
  return {
    name: columnName(known.words, table.key.replaceAll(' ', '_')),
    type: known.type,
    required: known.required || isStatus,
    unique: known.unique,
    ...(known.values === undefined ? {} : { values: known.values }),
    ...(isStatus ? { default: known.values[0] ?? '' } : {}),
    ...(known.type === 'boolean'
      ? {
          default: known.words === 'available' || known.words === 'active' || known.words === 'enabled',
          required: true,
        }
      : {}),
    origin,
  };
}

/** Columns the text did not name: of the vocabulary, then of the class, until the table is worth having. */
export function addUsualColumns(draft: Draft, table: DraftTable): void {
  if (table.joins || draft.settled.has(table.key)) return;
  const stated = table.columns.filter(({ origin }) => origin === 'stated').length;
  const thing = findThing(table.key, draft.domains) ?? sameClass(findThing(headOf(table.key), draft.domains), table);
  // an archetype of another trade says nothing of this one
  const isTheirs = thing?.domain === undefined || draft.domains.has(thing.domain) || draft.domains.size === 0;
  const known = thing?.columns.filter(({ words }) => isTheirs || isSaid(words, draft.said)) ?? [];
  const limit = stated === 0 ? 8 : stated === 1 ? 4 : 0;
  addUpTo(table, known, table.columns.length + limit, 'known');
  if (!hasName(table) && stated > 0 && needsName(table)) {
    const name = known.find(({ words }) => ['name', 'title', 'first name'].includes(words)) ?? classColumns(table)[0];
    if (name !== undefined && !covers(table, name)) {
      const last = name.words === 'first name' ? known.find(({ words }) => words === 'last name') : undefined;
      table.columns.unshift(
        ...[name, ...(last === undefined ? [] : [last])].map((one) => toColumn(table, one, 'assumed')),
      );
    }
  }
  addUpTo(table, [...known, ...classColumns(table)], 2, 'assumed');
  fillUp(table);
}

/** Columns of a thing no model knows: those the text has a word for, a name, and two at least that any thing of its kind has. */
export function addPlainColumns(draft: Draft, table: DraftTable): void {
  if (table.joins || draft.settled.has(table.key)) return;
  const stated = table.columns.length;
  const thing = findThing(table.key, draft.domains) ?? sameClass(findThing(headOf(table.key), draft.domains), table);
  // what any system has, such as payments, is no thing of another trade
  const isGeneral = thing !== undefined && thing.domain === undefined && stated === 0;
  const named = thing?.columns.filter(({ words }) => isGeneral || isSaid(words, draft.said)) ?? [];
  addUpTo(table, named, table.columns.length + named.length, 'known');
  const usual = classColumns(table);
  if (!hasName(table) && needsName(table)) {
    const naming = usual.filter(({ required }) => required).filter((one) => !covers(table, one));
    table.columns.unshift(...naming.map((one) => toColumn(table, one, 'assumed')));
  }
  addUpTo(table, usual, stated === 0 ? usual.length : 2, 'assumed');
  fillUp(table);
}

function addUpTo(table: DraftTable, columns: readonly KnownColumn[], count: number, origin: 'known' | 'assumed'): void {
  for (const column of columns) {
    if (table.columns.length >= count) return;
    if (!covers(table, column) && !isLinkName(table, column.words)) table.columns.push(toColumn(table, column, origin));
  }
}

function sameClass<T extends { readonly thingClass: ThingClass }>(
  thing: T | undefined,
  table: DraftTable,
): T | undefined {
  return thing?.thingClass === table.thingClass ? thing : undefined;
}

/** `category` is no column where the table already refers to categories. */
function isLinkName(table: DraftTable, words: string): boolean {
  return table.links.some(({ target, role }) => target === words || role === words || headOf(target) === words);
}

function needsName(table: DraftTable): boolean {
  return ['person', 'org', 'place', 'item', 'kind', 'doc'].includes(table.thingClass);
}

const NAMING =
  /(^|_)(name|title|code|number|label|subject|text|username|email|barcode|sku|plate|headline|body|question|key|url|isbn|reference)$/u;

function hasName(table: DraftTable): boolean {
  const naming = table.thingClass === 'person' ? /(^|_)(name|username|nickname|alias)$/u : NAMING;
  return table.columns.some(({ name }) => naming.test(name));
}

/** Two columns of its own make a table worth having. */
function fillUp(table: DraftTable): void {
  for (const words of ['notes', 'description', 'name']) {
    if (table.columns.length >= 2) return;
    if (!table.columns.some(({ name }) => name === words))
      table.columns.push({
        name: words,
        type: words === 'name' ? 'string' : 'text',
        required: false,
        unique: false,
        origin: 'assumed',
      });
  }
}

/** Whether a stated property names one row only. */
export function isUniqueName(words: readonly string[], thingClass: ThingClass): boolean {
  const text = words.join(' ');
  if (text === 'email' || text === 'email address') return thingClass === 'person';
  return UNIQUE_ATTRIBUTES.has(text) && thingClass !== 'part';
}
