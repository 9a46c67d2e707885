import { singularize } from '@backsmith/text';
import { need } from '../commands.ts';
import { placeIn } from '../describe.ts';
import { relate } from '../relate-words.ts';
import { linkAs } from '../replace.ts';
import { type Rule, rule, DETERMINED } from './rule.ts';

const DONE =
  'held|owned|bought|rented|borrowed|signed|approved|reviewed|assigned|made|taught|led|run|managed|created|written|handled|supervised|organi[sz]ed|hosted|stored|kept|located|done|performed|given|sold|delivered|treated|seen|booked|ordered|paid|placed|published|produced|supplied|sponsored|driven|repaired|parked|shelved|housed|grouped';

/** "X has many Y", "X takes place in Y". */
export const RELATION_RULES: readonly Rule[] = [
  rule(
    /^(?:let|allow)\s+(.+?)\s+(?:to\s+)?(have|own|contain|include)\s+(.+)$/u,
    (state, [owner = '', verb = '', what = '']) => relate(state, `${owner} ${verb} ${what}`),
  ),
  rule(/^.*$/u, (state, [whole = '']) => relate(state, whole)),
  // "a ticket can be a duplicate of another ticket"
  rule(
    new RegExp(
      String.raw`^${DETERMINED}(\w+)\s+(?:can|may|could)\s+be\s+(?:an?|the)\s+(\w+\s+(?:of|to))\s+(?:another|one other)\s+(\w+)$`,
      'u',
    ),
    (state, [owner = '', role = '', other = '']) =>
      singularize(owner) === singularize(other) ? linkAs(state, owner, role, other) : undefined,
  ),
  rule(/^group\s+(?:the\s+)?(.+?)\s+(?:into|in|by)\s+(.+)$/u, (state, [owner = '', other = '']) =>
    placeIn(state, owner, other),
  ),
  rule(
    new RegExp(
      `^${DETERMINED}([\\w ]+?)\\s+(?:(?:must|should|can|may|will)\\s+)?(?:takes? place|happens?|occurs?|(?:is|are|be)\\s+(?:${DONE}))\\s+(?:in|at|by|on|from|for)\\s+(?:(?:an?|the|one|exactly one|some)\\s+)?([\\w ]+)$`,
      'u',
    ),
    (state, [owner = '', other = '']) => placeIn(state, owner, other),
  ),
  rule(
    /^(?:the\s+)?(\w+)\s+(?:are|is|should be|must be|can be)\s+(?:sorted|ordered|ranked|arranged)\s+by\s+(?:an?\s+|their\s+|its\s+)?(position|order|rank|number|sequence)$/u,
    (state, [owner = '', what = '']) =>
      need(state, owner, `${what === 'order' ? 'sort order' : what} as integer`, false),
  ),
];
