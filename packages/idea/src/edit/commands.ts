import { isPlural } from '@backsmith/text';
import { isListedAttribute } from '../vocabulary/attribute-type.ts';
import { addTable } from './add-table.ts';
import { addTo } from './add.ts';
import { readWanted, type Wanted } from './wanted.ts';
import { placesOf, shown } from './choose-place.ts';
import { ask, refuse, type EditState, type Outcome } from './edit-state.ts';
import { learn } from './learn.ts';
import { isNoMatter } from './no-matter.ts';
import { remove } from './remove.ts';
import { bareName, columnsNamed, tablesNamed } from './resolve-name.ts';
import { putValues, setRequired, setType, setUnique, setValues, typeNamed, valuesOf } from './rules.ts';

/** The members of a list in running words. */
export function splitList(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const piece of text.split(/(\(|\)|,|\s+and\s+|\s+or\s+|\s*&\s*)/u)) {
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    const divides = depth === 0 && /^(?:,|\s+and\s+|\s+or\s+|\s*&\s*)$/u.test(piece);
    if (divides) {
      parts.push(current);
      current = '';
    } else current += piece;
  }
  parts.push(current);
  return parts.map((part) => part.trim().replace(/^(?:and|or|also|either)\s+/u, '')).filter((part) => part !== '');
}

export function wantedList(text: string): readonly Wanted[] {
  const parts: string[] = [];
  for (const part of splitList(text)) {
    const last = parts.at(-1);
    const goesOn = last !== undefined && /\s(?:with|having)\s/u.test(last) && belongsToLast(part);
    if (last !== undefined && RULE_PART.test(part)) parts[parts.length - 1] = `${last} ${part}`;
    else if (goesOn) parts[parts.length - 1] = `${last} and ${part}`;
    else parts.push(part);
  }
  return parts.map(readWanted);
}

/** What is said of the property before it. */
const RULE_PART =
  /^(?:with (?:an? |the )?)?(?:default\b.*|(?:(?:must be|make it|is|should be|it is|which is) )?(?:unique|required|optional|mandatory|not null))$/u;

/** "attachments with a file name and a size": the size is the attachments', a plural would be a thing of its own. */
function belongsToLast(part: string): boolean {
  const words = bareName(part).split(' ');
  return !/\s(?:with|having)\s/u.test(part) && (!isPlural(words.at(-1) ?? '') || isListedAttribute(words));
}

/** What is said of several at once: "usernames and emails should be unique". */
export function eachColumn(state: EditState, text: string, act: (one: string) => Outcome): Outcome {
  return placesOf(state, text).length > 0 ? act(text) : each(state, text, act);
}

export function each(state: EditState, text: string, act: (one: string) => Outcome): Outcome {
  const isOne =
    /\bbetween\s.+\sand\s/u.test(text) || tablesNamed(state, text).length + placesOf(state, text).length > 0;
  const whole = isOne ? [text] : splitList(text);
  const tail = /\s+((?:from|of|in|on)\s+.+)$/u.exec(whole.at(-1) ?? '')?.[1];
  const outcomes = whole.map((one, at) =>
    act(tail !== undefined && at < whole.length - 1 && !/\s(?:from|of|in|on)\s/u.test(one) ? `${one} ${tail}` : one),
  );
  const stopped = outcomes.find(({ kind }) => kind !== 'statements');
  if (stopped !== undefined) return stopped;
  return {
    kind: 'statements',
    statements: outcomes.flatMap((one) => (one.kind === 'statements' ? one.statements : [])),
    notes: outcomes.flatMap((one) => (one.kind === 'statements' ? one.notes : [])),
  };
}

/** "every product needs a sku": a column that is there becomes required, another is added. */
export function need(state: EditState, owner: string, text: string, required: boolean): Outcome | undefined {
  const [table, ...more] = tablesNamed(state, owner);
  if (table === undefined) return undefined;
  if (more.length > 0)
    return ask(
      `Several tables may be meant by ${shown(owner)}. Which one?`,
      [table, ...more].map(({ name }) => `add ${text} to ${name}`),
    );
  const clean = text
    .replace(
      /\s*,?\s*(?:which|that|and it|it)\s+(?:must|should|has to|needs to|have to)\s+be\s+(unique|required|mandatory)\b/gu,
      ' $1',
    )
    .replace(/^(?:to\s+)?(?:have|has|store|record)\s+/u, '');
  const listed = valuedProperty(clean);
  if (listed !== undefined && columnsNamed(state, listed.text, table).length === 0)
    return addTo(state, [listed], table);
  const by = /^([\w ]+?)\s+(?:by|from)\s+(?:the\s+|an?\s+)?(\w+)$/u.exec(clean);
  if (by !== null && tablesNamed(state, by[2] ?? '').length === 1 && isPlural(by[1] ?? ''))
    return learn(state, `${by[2] ?? ''} leave ${by[1] ?? ''} on ${owner}`);
  const wanted = wantedList(clean);
  const [only] = wanted;
  if (only !== undefined && wanted.length === 1 && columnsNamed(state, only.text, table).length > 0 && !only.plural) {
    if (only.unique) return setUnique(state, only.text, true, table);
    return required ? setRequired(state, only.text, true, table) : undefined;
  }
  return addTo(state, required ? wanted.map((one) => ({ ...one, required: one.required || required })) : wanted, table);
}

/** "a status: open, closed or sold": a property with its only values. */
function valuedProperty(text: string): Wanted | undefined {
  const found =
    /^(?:an?\s+|the\s+)?([\w ]+?)\s*(?::|,? which (?:is|can be|may be)|,? that (?:is|can be|may be))\s*(?:either |one of )?([\w ,/-]+)$/u.exec(
      text,
    );
  const values = splitList((found?.[2] ?? '').replaceAll('/', ','));
  if (found === null || values.length < 2 || values.some((value) => value.split(' ').length > 3)) return undefined;
  return { ...readWanted(found[1] ?? ''), values };
}

export function addValue(state: EditState, value: string, place: string, removing: boolean): Outcome | undefined {
  const places = placesOf(state, place).filter(({ table, column }) => valuesOf(table, column).length > 0);
  const [only, ...more] = places;
  if (only === undefined) return undefined;
  if (more.length > 0)
    return ask(
      `${shown(place)} exists in several tables. Which one?`,
      places.map(
        ({ table, column }) =>
          `${removing ? 'remove' : 'add'} ${value} ${removing ? 'from' : 'to'} ${column.name} in ${table.name}`,
      ),
    );
  const has = valuesOf(only.table, only.column);
  const given = splitList(value).map((one) =>
    one
      .replace(/["']/gu, '')
      .replace(/^(?:the\s+)?(?:value|option|status)s?\s+/u, '')
      .trim()
      .replace(/\s+(?:as\s+an?\s+)?(?:value|option|status)s?$/u, ''),
  );
  const same = (a: string, b: string): boolean =>
    a.toLowerCase().replace(/[_-]/gu, ' ') === b.toLowerCase().replace(/[_-]/gu, ' ');
  if (removing)
    return putValues(
      state,
      only,
      has.filter((one) => !given.some((other) => same(one, other))),
    );
  const upper = has.every((one) => one === one.toUpperCase());
  const fresh = given
    .filter((one) => !has.some((other) => same(one, other)))
    .map((one) => (upper ? one.toUpperCase() : one).replace(/[\s-]+/gu, '_'));
  if (fresh.length === 0) return refuse('ALREADY_SO', `${only.column.name} of ${only.table.name} can be that already.`);
  return putValues(state, only, [...has, ...fresh]);
}

export function typeOf(state: EditState, what: string, type: string): Outcome | undefined {
  const named = typeNamed(type.replace(/^(?:to|into|as)\s+/u, ''));
  if (named === undefined) return undefined;
  return eachColumn(state, what.replace(/\s+(?:to|into|as|be)$/u, ''), (one) => setType(state, one, named));
}

/** Words for how far something is, rather than for what kind it is of. */
const STATE =
  /(?:ed|ing|out|in)$|^(?:new|open|draft|done|paid|sent|active|inactive|free|todo|won|lost|ready|late|full|empty|sold|available|on hold|due)\b/u;

export function values(state: EditState, what: string, list: string): Outcome | undefined {
  const members = splitList(list).map((one) => one.replace(/["']/gu, '').replace(/^(?:an?|the)\s+/u, ''));
  if (members.length < 2 || members.some((one) => one.split(' ').length > 3)) return undefined;
  const places = placesOf(state, what);
  if (places.length > 0) return setValues(state, what, members);
  const [table, ...more] = tablesNamed(state, what);
  if (table !== undefined && more.length === 0) {
    const status = (['status', 'type'] as const).find((name) => columnsNamed(state, name, table).length > 0);
    return status === undefined
      ? addTo(
          state,
          [{ ...readWanted(members.some((one) => STATE.test(one)) ? 'status' : 'type'), values: members }],
          table,
        )
      : setValues(state, status, members, table);
  }
  const owned = /^(.+?)\s+(?:of|in|for)\s+(.+)$/u.exec(what) ?? undefined;
  const words = bareName(what).split(' ');
  const owner = owned?.[2] ?? words.slice(0, -1).join(' ');
  const property = owned?.[1] ?? words.at(-1) ?? '';
  const [target] = tablesNamed(state, owner);
  return target === undefined || owner === ''
    ? undefined
    : addTo(state, [{ ...readWanted(property), values: members }], target);
}

export function addAlone(state: EditState, what: string, fields: string): Outcome | undefined {
  const wanted = wantedList(what);
  const isTable = wanted.every((one) => one.words.length > 0 && one.words.length < 4);
  if (!isTable || isNoMatter(what)) return undefined;
  const [only] = wanted;
  if (only === undefined) return undefined;
  if (wanted.length === 1 && !only.plural && fields === '' && /\b(?:column|field|attribute)\b/u.test(what))
    return ask(
      'Which table should have it?',
      state.schema.tables.slice(0, 6).map(({ name }) => `add ${only.text} to ${name}`),
    );
  if (wanted.length === 1) {
    const isProperty = readsAsProperty(only);
    if (isProperty)
      return ask(
        `Which table should have ${only.text}?`,
        state.schema.tables.slice(0, 6).map(({ name }) => `add ${only.text} to ${name}`),
      );
    return addTable(state, only, fields === '' ? only.fields : wantedList(fields));
  }
  const outcomes = wanted.map((one) => addTable(state, one, one.fields));
  const stopped = outcomes.find(({ kind }) => kind !== 'statements');
  return (
    stopped ?? {
      kind: 'statements',
      statements: outcomes.flatMap((one) => (one.kind === 'statements' ? one.statements : [])),
      notes: outcomes.flatMap((one) => (one.kind === 'statements' ? one.notes : [])),
    }
  );
}

function readsAsProperty(one: Wanted): boolean {
  return !one.plural && one.fields.length === 0 && newPropertyWords(one);
}

function newPropertyWords({ words, values: list, type }: Wanted): boolean {
  return (
    list !== undefined ||
    type !== undefined ||
    [
      'name',
      'price',
      'date',
      'email',
      'phone',
      'description',
      'number',
      'status',
      'type',
      'color',
      'weight',
      'title',
      'amount',
      'notes',
      'birthday',
      'age',
      'image',
      'url',
      'timestamp',
      'flag',
    ].includes(words.at(-1) ?? '')
  );
}

/** "replace done by a status with todo, doing and done": the one goes, the other comes to the same table. */
export function replaceColumn(state: EditState, from: string, to: string, list: string): Outcome | undefined {
  const [place, ...more] = placesOf(state, from);
  const members = splitList(list).map((one) => one.replace(/["']/gu, ''));
  if (place === undefined || more.length > 0 || members.length < 2) return undefined;
  const gone = remove(state, `${place.table.name}.${place.column.name}`);
  const added = addTo(state, [{ ...readWanted(to), values: members }], place.table);
  if (gone.kind !== 'statements') return gone;
  if (added.kind !== 'statements') return added;
  return {
    kind: 'statements',
    statements: [...gone.statements, ...added.statements],
    notes: [...gone.notes, ...added.notes],
  };
}
