import { joinByAct, makeRecord } from '../act-tables.ts';
import { addTo } from '../add.ts';
import { columnTypeOf, isAttributePhrase } from '../../vocabulary/attribute-type.ts';
import { addValue, need, splitList, wantedList } from '../commands.ts';
import type { EditState, Outcome } from '../edit-state.ts';
import { approve, endLink, linkAs, noLonger, replaceBy, splitColumn } from '../replace.ts';
import { placesOf } from '../choose-place.ts';
import { placeIn } from '../describe.ts';
import { rename } from '../rename.ts';
import { tablesNamed } from '../resolve-name.ts';
import { setRange, setScale } from '../set-bounds.ts';
import { setRequired, setUnique, typeNamed } from '../rules.ts';
import { readWanted } from '../wanted.ts';
import { rule, type Rule } from './rule.ts';

const EACH = String.raw`(?:an? |the |each |every |all )?`;
const KEEP = '(?:track|record|store|log|note|save|know|keep track of|keep)';
const MAY = String.raw`(?:can|may|should be able to|must be able to|are able to|is able to|to)`;
const GIVE = '(?:write|leave|give|post|add|make|submit|create)';

/** The verbs people use when they talk of changes: track, let, split, no longer, instead of, four decimals, 1 to 5. */
export const SPOKEN_RULES: readonly Rule[] = [
  rule(/^split\s+(?:up\s+)?(?:the\s+)?(.+?)\s+(?:up\s+)?(?:into|in|to)\s+(.+)$/u, (state, [what = '', parts = '']) =>
    splitColumn(state, what, parts),
  ),
  rule(
    /^(.+?)\s+(?:(?:should |must )?(?:needs?|has|have|gets?)|(?:(?:is|are)\s+(?:in \w+\s+)?)?with)\s+(\d|one|two|three|four|five|six|eight)\s+(?:decimals?|decimal places|decimal digits)$/u,
    (state, [what = '', count = '']) => setScale(state, what, count),
  ),
  rule(/^(.+?)\s+(?:is|are)\s+no longer\s+(optional|required|mandatory|unique)$/u, (state, [what = '', how = '']) =>
    how === 'unique' ? setUnique(state, what, false) : setRequired(state, what, how === 'optional'),
  ),
  rule(
    /^(?:an? |the |each )?(.+?)\s+no longer\s+(?:belongs? to|refers? to|is linked to|are linked to)\s+(?:an? |the |any |one )?(.+)$/u,
    (state, [owner = '', other = '']) => endLink(state, owner, other),
  ),
  rule(
    /^(?:an? |the |each )?(.+?)\s+no longer\s+(needs?|requires?|has|have|stores?|contains?)\s+(?:an? |the |any |their |its )?(.+)$/u,
    (state, [owner = '', verb = '', what = '']) => noLonger(state, owner, what, /^(?:need|require)/u.test(verb)),
  ),
  rule(
    /^(?:(?:use|store|keep|take|have|put|add|i want|we want|there should be)\s+)?(.+?)\s+instead of\s+(?:an? |the )?(.+)$/u,
    (state, [fresh = '', old = '']) => replaceBy(state, old, fresh),
  ),
  rule(
    new RegExp(
      `^${EACH}(.+?)\\s+(?:has|have|needs?)\\s+(?:an?|one)\\s+([\\w ]+?),?\\s+(?:who|which)\\s+(?:is|must be)\\s+(?:an?|one of the)\\s+([\\w ]+)$`,
      'u',
    ),
    (state, [owner = '', role = '', other = '']) => linkAs(state, owner, role, other),
  ),
  rule(
    new RegExp(
      `^${EACH}(.+?)\\s+(?:must have|needs?|requires?)\\s+(?:an? )?approval\\s+(?:by|from|of)\\s+(?:an? |the )?([\\w ]+)$`,
      'u',
    ),
    (state, [owner = '', other = '']) => approve(state, owner, other),
  ),
  ...placedRules(),
  ...valueRules(),
  ...trackRules(),
  ...letRules(),
];

/** Rules that need to know whether a word is a table or a column of the schema. */
function placedRules(): readonly Rule[] {
  return [
    rule(/^(?:title |column |field )?(.+?)\s+(?:becomes|turns into)\s+(\w+)$/u, (state, [from = '', to = '']) =>
      isThere(state, from) ? rename(state, from, to) : undefined,
    ),
    rule(/^change\s+(?:the )?(.+?)\s+to\s+(\w+)$/u, (state, [from = '', to = '']) =>
      placesOf(state, from).length === 1 && typeNamed(to) === undefined && !isRuleWord(to)
        ? rename(state, from, to)
        : undefined,
    ),
    rule(/^(?:allow|accept|support)\s+(?:the |an? )?(\w+)\s+([\w ]+)$/u, (state, [place = '', value = '']) =>
      placesOf(state, place).length === 1 ? addValue(state, value, place, false) : undefined,
    ),
    rule(
      new RegExp(`^${EACH}(\\w+)\\s+must have\\s+(?:an?|one|exactly one)\\s+(\\w+)$`, 'u'),
      (state, [owner = '', other = '']) =>
        tablesNamed(state, other).length === 1 && placesOf(state, `${other} id of ${owner}`).length === 1
          ? setRequired(state, `${other} id of ${owner}`, true)
          : undefined,
    ),
    rule(
      new RegExp(`^${EACH}(\\w+)\\s+belongs? to\\s+(?:an?|one)\\s+([\\w ]+)$`, 'u'),
      (state, [owner = '', other = '']) =>
        tablesNamed(state, other).length === 0 && isAttributePhrase(other.split(' '))
          ? placeIn(state, owner, other)
          : undefined,
    ),
    rule(
      new RegExp(
        `^${EACH}(\\w+)\\s+(ends|starts|begins|expires|closes|opens)\\s+on\\s+an?\\s+(?:certain |given )?(?:date|day)$`,
        'u',
      ),
      (state, [owner = '', doing = '']) => need(state, owner, `${doing} on as date`, false),
    ),
    rule(
      new RegExp(
        `^${KEEP}\\s+the\\s+(?:date|day)\\s+(?:when |on which |that )?(?:an?|the|each|every)\\s+(\\w+)\\s+(\\w+ed)$`,
        'u',
      ),
      (state, [owner = '', done = '']) => need(state, owner, `${done} on as date`, false),
    ),
  ];
}

function isThere(state: EditState, words: string): boolean {
  return tablesNamed(state, words).length + placesOf(state, words).length > 0;
}

/** "change the email to unique" is a rule, not a name. */
function isRuleWord(word: string): boolean {
  return /^(?:unique|required|optional|mandatory|nullable|null)$/u.test(word);
}

function valueRules(): readonly Rule[] {
  return [
    rule(
      /^(.+?)\s+(?:should|can|may|must|could)?\s*also\s+(?:allow|accept|include|support|offer|know|take)\s+(.+)$/u,
      (state, [place = '', value = '']) => addValue(state, value, place, false),
    ),
    rule(
      new RegExp(
        `^${EACH}(.+?)\\s+(?:should |must |can )?(?:also )?(?:has|have|needs?|gets?)\\s+(?:an? )?([\\w ]+?),?\\s+(?:(?:which|that)\\s+(?:is|can be)\\s+)?(?:either|one of)\\s+(.+(?:,| or ).+)$`,
        'u',
      ),
      (state, [owner = '', what = '', list = '']) => addValued(state, owner, what, list),
    ),
    rule(
      /^(.+?)\s+(?:(?:(?:can|must|should|may|has to|have to)\s+(?:only\s+)?be|is|are|goes?|ranges?|lies?)\s+)?(-?\d+)\.\.(-?\d+)$/u,
      (state, [what = '', min = '', max = '']) => setRange(state, what, Number(min), Number(max)),
    ),
  ];
}

function addValued(state: EditState, owner: string, what: string, list: string): Outcome | undefined {
  const [table, ...more] = tablesNamed(state, owner);
  const values = splitList(list);
  if (table === undefined || more.length > 0 || values.length < 2 || values.some((one) => one.split(' ').length > 3))
    return undefined;
  return addTo(state, [{ ...readWanted(what), values }], table);
}

function trackRules(): readonly Rule[] {
  return [
    rule(
      new RegExp(
        `^${KEEP}\\s+when\\s+(?:an?|the|each|every)\\s+(.+?)\\s+(?:was|is|were|has been|gets|got)\\s+(\\w+)$`,
        'u',
      ),
      (state, [owner = '', done = '']) => need(state, owner, `${done} at as timestamp`, false),
    ),
    rule(
      new RegExp(`^${KEEP}\\s+who\\s+(\\w+)\\s+(?:an?|the|each|every)\\s+(.+?)(\\s+and when)?$`, 'u'),
      (state, [done = '', owner = '', when = '']) =>
        need(state, owner, `${done} by as string${when === '' ? '' : ` and ${done} at as timestamp`}`, false),
    ),
    rule(
      new RegExp(`^${KEEP}\\s+(?:the\\s+)?((?:last|first|latest) \\w+)\\s+(?:of|for)\\s+${EACH}(\\w+)$`, 'u'),
      (state, [what = '', owner = '']) =>
        columnTypeOf(what.split(' ')) === 'string' ? need(state, owner, `${what} at as timestamp`, false) : undefined,
    ),
    rule(
      new RegExp(
        `^${KEEP}\\s+(?:the\\s+)?([\\w-]+(?: \\w+)?)\\s+(?:of|for|on)\\s+${EACH}(\\w+),?\\s+with\\s+(.+)$`,
        'u',
      ),
      (state, [what = '', owner = '', fields = '']) => makeRecord(state, what, [owner], wantedList(fields)),
    ),
    rule(
      new RegExp(
        `^${KEEP}\\s+([\\w-]+(?: \\w+)?)\\s+with\\s+(.+?),?\\s+(?:for|of|per)\\s+(?:an?|the|each|every)\\s+(\\w+)$`,
        'u',
      ),
      (state, [what = '', fields = '', owner = '']) => makeRecord(state, what, [owner], wantedList(fields)),
    ),
  ];
}

function letRules(): readonly Rule[] {
  return [
    rule(
      new RegExp(
        `^(?:let\\s+)?${EACH}(\\w+)\\s+(?:${MAY}\\s+)?${GIVE}\\s+(?:an? )?(\\w+)(?:\\s+(?:for|on|about|to)\\s+${EACH}(\\w+))?(?:,?\\s+with\\s+(.+))?$`,
        'u',
      ),
      (state, [person = '', what = '', about = '', fields = '']) =>
        about === '' && fields === ''
          ? undefined
          : makeRecord(
              state,
              what,
              [person, ...(about === '' ? [] : [about])],
              fields === '' ? [] : wantedList(fields),
            ),
    ),
    rule(
      new RegExp(
        `^(?:let\\s+)?${EACH}(\\w+)\\s+(?:${MAY}\\s+)?(like|favou?rite|bookmark|follow|upvote|pin|star)\\s+${EACH}(\\w+)$`,
        'u',
      ),
      (state, [person = '', act = '', what = '']) => joinByAct(state, person, what, act),
    ),
    rule(
      new RegExp(
        `^(?:let\\s+)?${EACH}(\\w+)\\s+(?:${MAY}\\s+)?(?:put|add|save|keep|place)\\s+${EACH}(\\w+)\\s+(?:on|to|in|into)\\s+(?:an?|their|the)\\s+(\\w+)$`,
        'u',
      ),
      (state, [person = '', what = '', list = '']) => joinByAct(state, person, what, `${list} item`, true),
    ),
  ];
}
