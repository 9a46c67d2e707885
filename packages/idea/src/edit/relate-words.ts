import type { Table } from '@backsmith/schema';
import { isPlural, singularize } from '@backsmith/text';
import { findThing } from '../extract/thing-class.ts';
import { singularOf, snakeName, tableName } from '../model/names.ts';
import { isListedAttribute } from '../vocabulary/attribute-type.ts';
import { chooseTable } from './choose-place.ts';
import { splitFields } from './describe.ts';
import { done, keysOf, refuse, type EditState, type Outcome } from './edit-state.ts';
import { joinMany, linkMany, referenceTo, refersTo } from './relate-tables.ts';
import { setUnique } from './rules.ts';
import { madeTable, makeTable, newColumn, usualColumns } from './statements.ts';
import { addTo } from './add.ts';
import { readWanted } from './wanted.ts';
import { bareName, columnsNamed, tablesNamed } from './resolve-name.ts';

const MANY = String.raw`(?:many|several|multiple|more than one|a number of|any number of|various|lots of|a lot of|one or more|zero or more|numerous|some)`;
const SIDE = String.raw`(?:the |an? |each |every |one |all |any )?([\w ]+?)`;

type Pair = { readonly a: string; readonly b: string };
type Way = { readonly pattern: RegExp; readonly kind: 'has-many' | 'belongs' | 'join' | 'one' | 'link' };

const WAYS: readonly Way[] = [
  {
    pattern: new RegExp(
      `^${SIDE}\\s+(?:and|to|with)\\s+${SIDE}\\s+(?:are|is|have|should be|must be)\\s+(?:an? )?(?:linked |related |connected )?(?:as )?(?:many[- ]to[- ]many|n[: -]?(?:to[- ])?[nm])(?: relation(?:ship)?)?$`,
      'u',
    ),
    kind: 'join',
  },
  {
    pattern: new RegExp(
      `^(?:add |create |make )?(?:an? )?(?:many[- ]to[- ]many|n:[nm]|m:n)(?: relation(?:ship)?| link)?\\s+(?:between|from)\\s+${SIDE}\\s+(?:and|to)\\s+${SIDE}$`,
      'u',
    ),
    kind: 'join',
  },
  {
    pattern: new RegExp(
      `^(?:add |create |make )?(?:an? )?one[- ]to[- ]many(?: relation(?:ship)?| link)?\\s+(?:between|from)\\s+${SIDE}\\s+(?:and|to)\\s+${SIDE}$`,
      'u',
    ),
    kind: 'has-many',
  },
  {
    pattern: new RegExp(
      `^(?:add |create |make )?(?:an? )?many[- ]to[- ]one(?: relation(?:ship)?| link)?\\s+(?:between|from)\\s+${SIDE}\\s+(?:and|to)\\s+${SIDE}$`,
      'u',
    ),
    kind: 'belongs',
  },
  {
    pattern: new RegExp(
      `^(?:add |create |make )?(?:an? )?one[- ]to[- ]one(?: relation(?:ship)?| link)?\\s+(?:between|from)\\s+${SIDE}\\s+(?:and|to)\\s+${SIDE}$`,
      'u',
    ),
    kind: 'one',
  },
  {
    pattern: new RegExp(
      `^${SIDE}\\s+(?:(?:can|may|could|should|must|will)\\s+)?(?:also\\s+)?(?:have|has|own|contain|include|hold|consist of|be in|be part of|belong to|take|use|visit|attend|join)\\s+${MANY}\\s+([\\w ]+?)(?:\\s+and\\s+(?:vice versa|the other way (?:a?round)|each .+))$`,
      'u',
    ),
    kind: 'join',
  },
  {
    pattern: new RegExp(
      `^${SIDE}\\s+(?:can|may|could|should|must|will)?\\s*(?:also\\s+)?(?:belong to|be in|be part of|be assigned to|be linked to|be on|depend on|join|attend|teach|take part in|enrol+ in)\\s+${MANY}\\s+([\\w ]+)$`,
      'u',
    ),
    kind: 'join',
  },
  {
    pattern: new RegExp(
      `^${SIDE}\\s+(?:(?:can|may|could|should|must|will)\\s+)?(?:also\\s+)?(?:have|has|own|owns|contain|contains|include|includes|hold|holds|consists? of|get|gets|receive|receives)\\s+${MANY}\\s+([\\w ]+)$`,
      'u',
    ),
    kind: 'has-many',
  },
  {
    pattern: new RegExp(
      `^${SIDE}\\s+(?:(?:can|may|could|should|must|will|needs? to|has to|have to)\\s+)?(?:also\\s+)?(?:belongs? to|be part of|is part of|are part of|is assigned to|are assigned to|be assigned to|refers? to|reference|references|points? to|is linked to|are linked to|be linked to|should be linked to|depends? on)\\s+(?:exactly )?(?:the |an? |one |each |every )?([\\w ]+)$`,
      'u',
    ),
    kind: 'belongs',
  },
  {
    pattern: new RegExp(
      `^(?:link|connect|relate|attach|assign|associate|tie|map)\\s+${SIDE}\\s+(?:to|with|and)\\s+(?:exactly )?(?:the |an? |one |their |each |every )?([\\w ]+)$`,
      'u',
    ),
    kind: 'link',
  },
  {
    pattern: new RegExp(
      `^(?:add |create |make )?(?:an? |the )?(?:link|relation(?:ship)?|connection|reference|foreign key)\\s+(?:between|from)\\s+${SIDE}\\s+(?:and|to)\\s+(?:the |an? )?([\\w ]+)$`,
      'u',
    ),
    kind: 'link',
  },
  {
    pattern: new RegExp(
      `^${SIDE}\\s+(?:(?:can|may|could|should|must|will)\\s+)?(?:have|has)\\s+(?:only |exactly |at most |no more than )?one\\s+([\\w ]+)$`,
      'u',
    ),
    kind: 'one',
  },
];

/** "a comment may have a parent comment", "comments can be replied to" */
const OWN_PARENT = new RegExp(
  `^${SIDE}\\s+(?:(?:(?:can|may|could|should|must|will)\\s+)?(?:have|has)\\s+(?:an? |one |optional )?parent(?:\\s+([\\w ]+))?|(?:can|may|could|should)\\s+be\\s+(?:nested|replied to|answered|threaded))$`,
  'u',
);

function relateParent(state: EditState, owner: string, said: string): Outcome | undefined {
  const [table, ...more] = tablesNamed(state, owner);
  if (table === undefined || more.length > 0 || (said !== '' && tablesNamed(state, said)[0] !== table))
    return undefined;
  if (refersTo(state, table, table)) return refuse('ALREADY_SO', `${table.name} refer to ${table.name} already.`);
  return linkMany(state, table, table, { role: 'parent' });
}

/** "events have many speakers and speakers talk at many events": said from both sides. */
const BOTH_WAYS = new RegExp(
  `^${SIDE}\\s+(?:can |may )?(?:have|has)\\s+${MANY}\\s+([\\w ]+?),?\\s+(?:and|while)\\s+(?:an? |each |every |the )?(\\w+)\\s.*${MANY}\\s+(\\w+)$`,
  'u',
);

function relateBothWays(state: EditState, sentence: string): Outcome | undefined {
  const [, a = '', b = '', again = '', back = ''] = BOTH_WAYS.exec(sentence) ?? [];
  const isSame = (one: string, other: string): boolean => singularize(bareName(one)) === singularize(bareName(other));
  if (a === '' || !isSame(b, again) || !isSame(a, back)) return undefined;
  return relatePair(state, { a, b }, 'join');
}

/** A sentence about how two tables belong together; nothing where it is none. */
export function relate(state: EditState, sentence: string): Outcome | undefined {
  const own = OWN_PARENT.exec(sentence);
  if (own !== null) return relateParent(state, own[1] ?? '', own[2] ?? '');
  const both = relateBothWays(state, sentence);
  if (both !== undefined) return both;
  for (const { pattern, kind } of WAYS) {
    const found = pattern.exec(sentence);
    if (found === null) continue;
    const outcome = relatePair(state, { a: found[1] ?? '', b: found[2] ?? '' }, kind);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}

function relatePair(state: EditState, { a, b }: Pair, kind: Way['kind']): Outcome | undefined {
  const first = tablesNamed(state, a);
  if (first.length === 0) return undefined;
  const one = chooseTable(state, a, (name) => `link ${name} to ${bareName(b)}`);
  if ('outcome' in one) return one.outcome;
  const { rest, fields } = splitFields(b);
  if (fields.length > 0) return relateWith(state, one.value, rest, fields, kind);
  const second = tablesNamed(state, b);
  const [other] = second;
  if (other === undefined || second.length > 1)
    return other === undefined ? relateNew(state, one.value, b, kind) : undefined;
  return relateTables(state, one.value, other, kind, b);
}

/** "deals have several products with a quantity": said of each product of a deal. */
function relateWith(
  state: EditState,
  table: Table,
  said: string,
  fields: ReturnType<typeof splitFields>['fields'],
  kind: Way['kind'],
): Outcome | undefined {
  const [other, ...more] = tablesNamed(state, said);
  if (more.length > 0) return undefined;
  if (other === undefined) {
    const wanted = readWanted(said);
    return wanted.words.length === 0 ? undefined : addTo(state, [{ ...wanted, plural: true, fields }], table);
  }
  if (kind !== 'join' && kind !== 'has-many') return undefined;
  return joinMany(
    state,
    table,
    other,
    fields.map((field) => newColumn(field.words, table.name, field)),
  );
}

function relateTables(state: EditState, a: Table, b: Table, kind: Way['kind'], said: string): Outcome {
  switch (kind) {
    case 'join':
      return joinMany(state, a, b, [], referenceTo(state, a, b));
    case 'has-many':
      if (referenceTo(state, a, b) !== undefined) return joinMany(state, a, b, [], referenceTo(state, a, b));
      return isShared(b, said) ? joinMany(state, a, b) : severalOf(state, b, a);
    case 'belongs':
      return linkMany(state, a, b);
    case 'one':
      return isShared(b, said) ? linkMany(state, a, b) : linkMany(state, b, a, { unique: true });
    case 'link':
      return linkMany(state, a, b);
  }
}

/** Many of one; what might refer to it only once so far may do so again: "an order can have several invoices". */
function severalOf(state: EditState, many: Table, one: Table): Outcome {
  const column = many === one ? undefined : referenceTo(state, many, one);
  const isOnce = many.uniques.some(({ columns }) => columns.length === 1 && columns[0] === column);
  return column !== undefined && isOnce ? setUnique(state, column, false, many) : linkMany(state, many, one);
}

/** "a task can have several assignees": those it has one of already, in that part. */
function joinByPart(state: EditState, table: Table, said: string): Outcome | undefined {
  const part = singularize(bareName(said)).replaceAll(' ', '_');
  const key = keysOf(state, table).find(
    ({ columns }) => columns.length === 1 && snakeName(columns[0] ?? '').replace(/_id$/u, '') === part,
  );
  const target = state.schema.tables.find(({ name }) => name === key?.refTable);
  const [column] = key?.columns ?? [];
  if (target === undefined || column === undefined || target === table) return undefined;
  return joinMany(state, table, target, [], column);
}

/** "a product can be in several categories": the other table comes with the one between them. */
function joinNew(state: EditState, table: Table, said: string): Outcome {
  const name = tableName(singularOf(bareName(said)));
  const made = makeTable(state, { name, columns: usualColumns(name, [], []), targets: [], joins: false });
  const joined = joinMany(state, table, madeTable(state, name));
  return joined.kind === 'statements'
    ? done([...made, ...joined.statements], `Added ${name}.`, ...joined.notes)
    : joined;
}

/** Persons and things that stand on their own are shared by those who "have several" of them. */
function isShared(table: Table, said: string): boolean {
  const thing =
    findThing(bareName(said).replace(/s$/u, '')) ?? findThing(table.name.replaceAll('_', ' ').replace(/s$/u, ''));
  return thing !== undefined && ['person', 'kind', 'item', 'place', 'org'].includes(thing.thingClass);
}

/** The other one is not there yet: it is added, unless it reads as a property. */
function relateNew(state: EditState, table: Table, said: string, kind: Way['kind']): Outcome | undefined {
  const wanted = readWanted(said);
  if (wanted.words.length === 0 || wanted.words.length > 3) return undefined;
  if ((kind === 'has-many' || kind === 'join') && isListedAttribute(wanted.words)) {
    const text = `${singularOf(snakeName(table.name)).replaceAll('_', ' ')} ${said}`;
    return addTo(
      state,
      [
        {
          ...readWanted(text),
          plural: true,
          fields: [{ ...wanted, words: [...wanted.words.slice(0, -1), singularize(wanted.words.at(-1) ?? '')] }],
        },
      ],
      table,
    );
  }
  if (kind === 'has-many' || kind === 'join') {
    const joined = joinByPart(state, table, said);
    if (joined !== undefined) return joined;
  }
  if (kind === 'one' && columnsNamed(state, said, table).length > 0) return undefined;
  if (kind === 'join' && wanted.fields.length === 0) return joinNew(state, table, said);
  const plural = kind === 'has-many' || isPlural(said.split(' ').at(-1) ?? '');
  return addTo(state, [{ ...wanted, plural }], table);
}
