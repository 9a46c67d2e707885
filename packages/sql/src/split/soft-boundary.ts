import type { DialectRules } from '../dialects/dialect-rules.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { createTableStandsAt } from '../lex/line-create.ts';
import type { TokenList } from '../lex/token-list.ts';
import { objectOf, type Head } from './statement-head.ts';

const OBJECTS = wordSet(
  'table view index sequence procedure proc function trigger type domain schema database user role login synonym package ' +
    'extension session default rule tablespace directory assembly partition xml fulltext statistics policy aggregate event',
);

/**
 * Whether another statement begins at `at` although nothing ended the one before. A forgotten semicolon, or a dialect that
 * needs none, must not join two statements; `ON DELETE SET NULL` on a line of its own must not divide one.
 */
export function beginsStatement(
  tokens: TokenList,
  rules: DialectRules,
  at: number,
  depth: number,
  head: Head,
): boolean {
  const code = tokens.text.charCodeAt(tokens.start(at)) | 32;
  if (!mayBegin(code)) return false;
  const startsLine = tokens.startsLine(at);
  if (depth > 0) return startsLine && createTableStandsAt(tokens.text, tokens.start(at), tokens.text.length);
  const free = rules.lexicon.lineStatements || head.object === 'schema';
  if (!startsLine && !free) return false;
  const word = tokens.word(at);
  if (!rules.boundaries.lineWords.has(word) || tokens.isSymbol(at - 1, '.')) return false;
  return startsLine || MID_LINE.has(word) ? opensStatement(tokens, rules, at, word, head) : false;
}

/** Words that may open a statement in the middle of a line where the dialect needs no semicolons. */
const MID_LINE = wordSet('create alter drop exec execute begin end');

/** The first letters of all words that open statements; a cheap answer for most words. */
function mayBegin(lowerCode: number): boolean {
  return FIRST_LETTERS[lowerCode] === 1;
}

const FIRST_LETTERS = new Uint8Array(256);
for (const letter of 'abcdefgimoprstuw') FIRST_LETTERS[letter.charCodeAt(0)] = 1;

/** What stands around a word that may open a statement. */
type Place = {
  readonly tokens: TokenList;
  readonly rules: DialectRules;
  readonly at: number;
  readonly head: Head;
  readonly before: string;
  readonly next: string;
};

function opensStatement(tokens: TokenList, rules: DialectRules, at: number, word: string, head: Head): boolean {
  const opens = OPENERS.get(word);
  return opens?.({ tokens, rules, at, head, before: tokens.word(at - 1), next: tokens.word(at + 1) }) ?? true;
}

function opensDefinition({ tokens, at, before }: Place): boolean {
  return !GRANTS.has(before) && !tokens.isSymbol(at - 1, ',') && OBJECTS.has(tokens.word(objectOf(tokens, at)));
}

function opensChange({ tokens, at, before }: Place): boolean {
  return !EVENTS.has(before) && !tokens.isSymbol(at - 1, ',');
}

function opensSet({ head, before }: Place): boolean {
  if (AFTER_WHICH_SET_BELONGS.has(before) || head.verb === 'update' || head.verb === 'merge') return false;
  return head.verb !== 'alter' || head.object === 'table';
}

const GRANTS = wordSet('grant revoke deny any');
const EVENTS = wordSet('on for after before of or instead then');

const AFTER_WHICH_SET_BELONGS = wordSet('delete update then');
const BEFORE_CONDITION = wordSet('column constraint exists');
const BEFORE_QUERY = wordSet('as union all except intersect for');

/** In `ALTER TABLE t DROP INDEX x` the DROP belongs to the table, unless the dialect has no such action. */
function opensDrop({ tokens, rules, at, head, before }: Place): boolean {
  const object = tokens.word(objectOf(tokens, at));
  if (!OBJECTS.has(object) || GRANTS.has(before) || tokens.isSymbol(at - 1, ',')) return false;
  const ofTable = ['index', 'default', 'partition'].includes(object);
  return !(ofTable && head.verb === 'alter' && !(rules.lexicon.lineStatements && object === 'index'));
}

const opensRun = ({ before, next }: Place): boolean => !GRANTS.has(before) && before !== 'with' && next !== 'as';
const opensTriggerState = ({ next }: Place): boolean => next === 'trigger';
const opensPermission = ({ before }: Place): boolean => before !== 'with';

/** Words that open a statement only in some places. */
const OPENERS: ReadonlyMap<string, (place: Place) => boolean> = new Map([
  ['create', opensDefinition],
  ['alter', opensDefinition],
  ['drop', opensDrop],
  ['comment', ({ next }: Place) => next === 'on'],
  ['insert', ({ next, rules }: Place) => next === 'into' || rules.lexicon.lineStatements],
  ['set', opensSet],
  ['update', opensChange],
  ['delete', opensChange],
  ['if', ({ before }: Place) => !OBJECTS.has(before) && !BEFORE_CONDITION.has(before)],
  ['select', ({ before, head }: Place) => !BEFORE_QUERY.has(before) && head.verb !== 'with'],
  ['execute', opensRun],
  ['exec', opensRun],
  ['enable', opensTriggerState],
  ['disable', opensTriggerState],
  ['grant', opensPermission],
  ['revoke', opensPermission],
  ['use', ({ before }: Place) => before !== 'for'],
]);
