import { joinByAct } from '../act-tables.ts';
import { addValue } from '../commands.ts';
import { placesOf } from '../choose-place.ts';
import { setLength, setOnce } from '../limit.ts';
import { readWanted } from '../wanted.ts';
import { DETERMINED, type Rule, rule } from './rule.ts';

/** What may be there only so long, so often or within bounds: "at most 120 characters", "not the same class twice". */
export const LIMIT_RULES: readonly Rule[] = [
  rule(
    new RegExp(
      String.raw`^${DETERMINED}(\w+)\s+(?:cannot|can't|can not|may not|must not|should not|shouldn't)\s+(?:be )?\w+(?: (?:in|for|on|to|at))?\s+(?:the )?same\s+(\w+)\s+(?:twice|more than once|again|several times)$`,
      'u',
    ),
    (state, [owner = '', other = '']) => setOnce(state, owner, other),
  ),
  rule(
    /^(.+?)\s+(?:(?:must|may|can|should)\s*not\s+be\s+longer\s+than|(?:(?:may|can|should|must)\s+)?(?:be|have|has|is|are)\s+(?:at most|up to|no more than|no longer than|a maximum of))\s+(\d{1,4})\s+(?:characters|chars|letters)(?: long)?$/u,
    (state, [what = '', length = '']) =>
      placesOf(state, what).length === 0 ? undefined : setLength(state, what, Number(length)),
  ),
  rule(
    new RegExp(
      String.raw`^(?:also\s+)?(.+?)\s+(?:is|are|should be|must be)\s+(?:also\s+)?(?:possible|allowed|valid)\s+(?:for|in|on|as)\s+${DETERMINED}(.+)$`,
      'u',
    ),
    (state, [list = '', place = '']) =>
      addValue(state, list, place, false) ?? addValue(state, list, `status of ${place}`, false),
  ),
  rule(
    new RegExp(
      String.raw`^(?:let\s+)?${DETERMINED}(\w+)\s+(?:(?:can|may|should|to)\s+)?(?:rate|score|grade)\s+${DETERMINED}(\w+)\s+(-?\d+)\.\.(-?\d+)$`,
      'u',
    ),
    (state, [person = '', what = '', min = '', max = '']) =>
      joinByAct(state, person, what, 'rating', false, [readWanted(`rating ${min}..${max}`)]),
  ),
];
