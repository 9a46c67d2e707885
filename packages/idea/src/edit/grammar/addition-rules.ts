import { attributeType } from '../../vocabulary/attribute-type.ts';
import { addTo, chooseAndAdd } from '../add.ts';
import { addTable } from '../add-table.ts';
import { placesOf } from '../choose-place.ts';
import { addAlone, each, need, replaceColumn, splitList, wantedList } from '../commands.ts';
import { describeThing } from '../describe.ts';
import type { EditState, Outcome } from '../edit-state.ts';
import { bareName, tablesNamed } from '../resolve-name.ts';
import { readWanted } from '../wanted.ts';
import { type Rule, rule, DETERMINED } from './rule.ts';

/** "add X to Y", "each X has a Y", "a table X with a, b and c". */
export const ADDITION_RULES: readonly Rule[] = [
  rule(
    /^(?:(?:store|track|record|save|know|count|keep|log)\s+)?(?:how (?:often|many times))\s+(?:an?|the|each|every)\s+(.+?)\s+(?:was|is|were|are|has been|gets|got)\s+(\w{3,}?)(?:ed|d|n)$/u,
    (state, [owner = '', verb = '']) => need(state, owner, `${verb} count as integer`, false),
  ),
  rule(
    /^replace\s+(.+?)\s+(?:by|with)\s+(?:an?\s+)?(\w+(?: \w+)?)\s*(?:with(?: the)?(?: values)?|of|:|that (?:is|can be)|which (?:is|can be)|being)\s+(.+,.+|.+\s(?:or|and)\s.+)$/u,
    (state, [from = '', to = '', list = '']) => replaceColumn(state, from, to, list),
  ),
  rule(
    /^(?:add|create|introduce|track|store|record|log|keep|include|insert|(?:i |we )?(?:need|want))\s+(.+)$/u,
    (state, [what = '']) => describeThing(state, what),
  ),
  rule(
    new RegExp(
      `^(?:add|create|make|introduce|insert|set up)\\s+(?:me\\s+)?${DETERMINED}(?:new\\s+)?(?:separate\\s+)?(?:table|entity)\\s+(?:for\\s+|called\\s+|named\\s+|of\\s+)?(.+?)(?:\\s+(?:with|having|that has|which has|containing|that have)\\s+(?:the\\s+)?(?:columns?\\s+|fields?\\s+)?(.+))?$`,
      'u',
    ),
    (state, [name = '', fields = '']) => addNamedTable(state, name, fields),
  ),
  rule(
    /^(?:add|create|introduce)\s+(?:an?\s+|the\s+|new\s+)*(.+?)\s+(?:table|entity)(?:\s+(?:with|having|that has)\s+(.+))?$/u,
    (state, [name = '', fields = '']) => addTable(state, readWanted(name), fields === '' ? [] : wantedList(fields)),
  ),
  rule(
    /^(?:add|attach|give|append|put|include|introduce|create|store|save|keep|record|track|insert|(?:we |i )?(?:need|want))\s+(.+?)(?:\s+(?:table|too|as well|please))?$/u,
    (state, [rest = '']) => addSomewhere(state, rest),
  ),
  rule(
    /^(?:give|provide|equip|let)\s+(?:the\s+|each\s+|every\s+|all\s+|an?\s+)?(\w+)\s+(?:have\s+)?(.+)$/u,
    (state, [where = '', what = '']) => need(state, where, what, false),
  ),
  rule(
    /^(?:for\s+)?(?:each|every)\s+(\w+(?: \w+)?),?\s+(?:i |we )?(?:must|needs?|should|has to|have to|also)\s+(?:to\s+)?(?:have|has|store|know|record|keep|track|save|a|an|the)?\s*(.+)$/u,
    (state, [owner = '', what = '']) =>
      need(state, owner, what, /\b(?:must|needs?|has to)\b/u.test(owner) || !/\bshould\b/u.test(what)),
  ),
  rule(
    new RegExp(
      `^(?:each |every |an? |the |all )?(.+?)\\s+(?:also\\s+)?(?:(?:must|should|needs? to|has to|have to|shall|can|may|will|could)\\s+(?:also\\s+)?(?:have|store|contain|include|carry|get|record)|needs?|has|have|gets?|includes?|contains?|requires?)\\s+(?:also\\s+)?(.+)$`,
      'u',
    ),
    (state, [owner = '', what = '']) => need(state, owner, what, false),
  ),
  rule(
    /^(?:add|create|introduce|include|i need|we need|need|i want|we want|want|also|track|store|support|insert|put in|set up)\s+(.+?)(?:\s+(?:with|having|that have|which have|that has)\s+(.+))?$/u,
    (state, [what = '', fields = '']) => addAlone(state, what, fields),
  ),
  rule(
    /^(?:an?\s+|the\s+)?([\w ]+?)\s+(?:on|of|for|in|to)\s+(?:the\s+|each\s+|every\s+)?([\w ]+)$/u,
    (state, [what = '', where = '']) => {
      const words = bareName(what).split(' ');
      return attributeType(words) === undefined ||
        tablesNamed(state, where).length === 0 ||
        placesOf(state, `${what} of ${where}`).length > 0
        ? undefined
        : chooseAndAdd(state, wantedList(what), where);
    },
  ),
  rule(/^([\w ]+s)\s+(?:with|having)\s+(.+)$/u, (state, [what = '', fields = '']) =>
    tablesNamed(state, what).length > 0 ? need(state, what, fields, false) : addAlone(state, what, fields),
  ),
];

/** "a table stops, for a trip, with a place" */
function addNamedTable(state: EditState, name: string, fields: string): Outcome {
  const list = fields === '' ? [] : wantedList(fields);
  const owned = /^(.+?),?\s+(?:for|of|per)\s+(?:an?|the|each|every)\s+([\w ]+?),?$/u.exec(name);
  const [owner, ...more] = owned === null ? [] : tablesNamed(state, owned[2] ?? '');
  if (owner === undefined || more.length > 0) return addTable(state, readWanted(name.replace(/,$/u, '')), list);
  const wanted = readWanted(owned?.[1] ?? '');
  return addTo(state, [{ ...wanted, plural: true, fields: list.length > 0 ? list : wanted.fields }], owner);
}

function splitOff(text: string): { readonly rest: string; readonly fields: string } {
  const found = /^(.+?)\s+(?:with|having)\s+(.+)$/u.exec(text);
  return { rest: found?.[1] ?? text, fields: found?.[2] ?? '' };
}

const TRAILING =
  /\s+as\s+(?:an?\s+)?[\w /]+$|,?\s+(?:with (?:an? |the )?)?default\s.+$|,\s*(?:and )?(?:it )?(?:which )?(?:must be |make it |is |should be )?(?:unique|required|optional|mandatory|not null)$/u;

/** "a number of employees to companies": the last preposition before a table says where. */
function addSomewhere(state: EditState, rest: string): Outcome | undefined {
  const more = TRAILING.exec(rest)?.[0] ?? '';
  const text = rest.slice(0, rest.length - more.length);
  const places = [...text.matchAll(/\s+(?:to|for|on|in|into|of|per|onto|with each|with every)\s+/gu)].toReversed();
  for (const { index, 0: between } of places) {
    const where = text
      .slice(index + between.length)
      .replace(/^(?:the|each|every|all|an?)\s+/u, '')
      .replace(/^table\s+/u, '');
    const outcome = addWhere(state, `${text.slice(0, index)}${more}`, where);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}

/** "add an email to patients and doctors" */
function addWhere(state: EditState, what: string, where: string): Outcome | undefined {
  if (tablesNamed(state, where).length > 0) return chooseAndAdd(state, wantedList(what), where);
  const { rest, fields } = splitOff(where);
  if (fields !== '' && tablesNamed(state, rest).length > 0)
    return chooseAndAdd(state, wantedList(`${what} with ${fields}`), rest);
  const owners = splitList(where);
  if (owners.length < 2 || owners.some((owner) => tablesNamed(state, owner).length === 0)) return undefined;
  return each(state, where, (owner) => chooseAndAdd(state, wantedList(what), owner));
}
