import { addAll } from '@backsmith/text';
import type { Table } from '@backsmith/schema';
import { classOf, findThing } from '../extract/thing-class.ts';
import type { IdeaColumn } from '../model/idea-model.ts';
import { snakeName } from '../model/names.ts';
import { attributeType, isListedAttribute } from '../vocabulary/attribute-type.ts';
import { SOFT_ATTRIBUTES } from '../vocabulary/attributes.ts';
import { SHARED_NOUNS } from '../vocabulary/grammar-words.ts';
import { addRelatedTable } from './add-parent.ts';
import { chooseTable } from './choose-place.ts';
import { done, type EditState, type Outcome, refuse } from './edit-state.ts';
import { joinMany, linkMany } from './relate-tables.ts';
import { columnsNamed, tableCalled } from './resolve-name.ts';
import { addColumn, newColumn } from './statements.ts';
import type { Wanted } from './wanted.ts';

/** Adds columns, a table of its own with a link, or a link to a table that is there. */
export function addTo(state: EditState, wanted: readonly Wanted[], table: Table): Outcome {
  const statements: string[] = [];
  const notes: string[] = [];
  const besides = wanted.some(({ words }) => isListedAttribute(words));
  for (const one of wanted) {
    const outcome = addOne(state, one, table, besides);
    if (outcome.kind !== 'statements') {
      if (wanted.length > 1 && outcome.kind === 'refusal' && outcome.code === 'ALREADY_SO') {
        notes.push(outcome.message);
        continue;
      }
      return outcome;
    }
    addAll(statements, outcome.statements);
    addAll(notes, outcome.notes);
  }
  return statements.length === 0
    ? refuse('ALREADY_SO', notes.join(' ') || 'There is nothing to add.')
    : done(statements, ...notes);
}

function addOne(state: EditState, one: Wanted, table: Table, besides: boolean): Outcome {
  if (one.words.length === 0 || one.words.length > 6)
    return refuse('NOT_UNDERSTOOD', 'Say what to add in a few words, such as "add a phone number to customers".');
  const there = tableCalled(state, one.text);
  if (there !== undefined && there !== table) return linkExisting(state, one, table, there);
  const asTable =
    one.values === undefined &&
    one.type === undefined &&
    !one.unique &&
    (one.fields.length > 0 || isChildTable(one, besides));
  return asTable ? addRelatedTable(state, one, table) : addProperty(state, one, table);
}

function linkExisting(state: EditState, one: Wanted, table: Table, there: Table): Outcome {
  const key = one.words.join(' ');
  if (one.plural && SHARED_NOUNS.has(key)) return joinMany(state, table, there);
  if (one.plural && ['part', 'event', 'doc', 'schedule'].includes(classOf(key))) return linkMany(state, there, table);
  return linkMany(state, table, there);
}

function isChildTable(one: Wanted, besides: boolean): boolean {
  const key = one.words.join(' ');
  const written = one.text.split(' ');
  if (
    isListedAttribute(written) &&
    !(
      one.plural &&
      findThing(key) !== undefined &&
      !isListedAttribute(written.slice(0, -1).concat(written.at(-1) ?? ''))
    )
  )
    return false;
  if (one.plural) return findThing(key) !== undefined || (attributeType(written) === undefined && !besides);
  return !SOFT_ATTRIBUTES.has(key) && findThing(key) !== undefined && attributeType(written) === undefined;
}

function addProperty(state: EditState, one: Wanted, table: Table): Outcome {
  const column = newColumn(one.words, snakeName(table.name), {
    ...one,
    ...(one.values === undefined ? {} : { values: one.values.map(stored) }),
  });
  const fallback = one.fallback === undefined ? undefined : fallbackOf(column, one.fallback);
  if (column.name === '') return refuse('NOT_UNDERSTOOD', 'Say the name in letters and digits.');
  const [same] = columnsNamed(state, column.name, table).filter(
    (place) => place.column.name.toLowerCase() === column.name,
  );
  if (same !== undefined) return refuse('ALREADY_SO', `${table.name} has a column ${same.column.name} already.`);
  return done(
    [addColumn(state, table, fallback === undefined ? column : { ...column, default: fallback })],
    `Added ${column.name} to ${table.name}.`,
  );
}

/** The value a column may have, where what was said is one. */
function fallbackOf({ type, values }: IdeaColumn, said: string): string | number | boolean | undefined {
  if (values !== undefined) return values.find((value) => value.toLowerCase() === said);
  if (type === 'boolean') {
    if (/^(?:true|yes|on|1)$/u.test(said)) return true;
    return /^(?:false|no|off|0)$/u.test(said) ? false : undefined;
  }
  if (['integer', 'bigint', 'decimal', 'money'].includes(type))
    return /^-?\d{1,12}(?:\.\d{1,6})?$/u.test(said) ? Number(said) : undefined;
  if (type === 'timestamp' || type === 'date') return /^(?:now|today)$/u.test(said) ? 'now' : undefined;
  return type === 'string' || type === 'text' ? said : undefined;
}

function stored(value: string): string {
  return /^[a-z][a-z0-9 -]*$/u.test(value) ? value.replace(/[\s-]+/gu, '_') : value;
}

export function chooseAndAdd(state: EditState, wanted: readonly Wanted[], where: string): Outcome {
  const found = chooseTable(state, where, (name) => `add ${wanted.map(({ text }) => text).join(' and ')} to ${name}`);
  return 'outcome' in found ? found.outcome : addTo(state, wanted, found.value);
}
