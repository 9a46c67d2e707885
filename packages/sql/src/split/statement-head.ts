import type { DialectRules } from '../dialects/dialect-rules.ts';
import { wordSet } from '../dialects/dialect-rules.ts';
import { BEFORE_TABLE } from '../lex/line-create.ts';
import { TokenKind } from '../lex/token.ts';
import type { TokenList } from '../lex/token-list.ts';

/** What a statement begins with: its verb and, after CREATE, ALTER or DROP, the kind of object. */
export type Head = {
  readonly verb: string;
  readonly object: string;
  /** The token of the object's word. */
  readonly objectAt: number;
  readonly shape: 'plain' | 'routine' | 'block';
};

const MODIFIERS = new Set([
  ...BEFORE_TABLE,
  ...wordSet(
    'alter unique clustered nonclustered columnstore fulltext spatial bitmap primary xml materialized recursive force ' +
      'noforce no editionable noneditionable editioning public constraint event trusted procedural default if not exists ' +
      'and resolve compile secure',
  ),
]);

const ROUTINES = wordSet('function procedure proc trigger package java');
const MOST_MODIFIERS = 12;

export function headOf(tokens: TokenList, from: number, rules: DialectRules): Head {
  const verb = tokens.word(from);
  if (verb === 'create' || verb === 'alter' || verb === 'drop') return objectHead(tokens, from, verb, rules);
  const block = rules.boundaries.blockWords.has(verb) && !isTransaction(tokens, from);
  const anonymous = verb === 'begin' && tokens.isWord(from + 1, 'not') && tokens.isWord(from + 2, 'atomic');
  return { verb, object: '', objectAt: from, shape: block || anonymous ? 'block' : 'plain' };
}

function objectHead(tokens: TokenList, from: number, verb: string, rules: DialectRules): Head {
  const objectAt = objectOf(tokens, from);
  const object = tokens.word(objectAt);
  return { verb, object, objectAt, shape: isRoutine(tokens, objectAt, verb, object, rules) ? 'routine' : 'plain' };
}

/** The token that names the kind of object after CREATE and its modifiers. */
export function objectOf(tokens: TokenList, from: number): number {
  let at = from + 1;
  for (let steps = 0; steps < MOST_MODIFIERS; steps += 1) {
    const next = pastModifier(tokens, at);
    if (next === at) return at;
    at = next;
  }
  return at;
}

/** MySQL writes `ALGORITHM = x`, `DEFINER = user@host` and `SQL SECURITY x` before VIEW and the routines. */
function pastModifier(tokens: TokenList, at: number): number {
  const word = tokens.word(at);
  if (word === 'event' || word === 'default')
    return tokens.isWord(at + 1, 'trigger') || tokens.isWord(at + 1, 'conversion') ? at + 1 : at;
  if (word === 'aggregate') return tokens.isWord(at + 1, 'function') ? at + 1 : at;
  if (MODIFIERS.has(word)) return at + 1;
  if (word === 'sql' && tokens.isWord(at + 1, 'security')) return at + 3;
  if (word === 'algorithm' && tokens.isSymbol(at + 1, '=')) return at + 3;
  if (word !== 'definer') return at;
  return pastUser(tokens, tokens.isSymbol(at + 1, '=') ? at + 2 : at + 1);
}

function pastUser(tokens: TokenList, at: number): number {
  let next = at + 1;
  if (tokens.isSymbol(next, '@')) next += 2;
  else if (tokens.word(next).startsWith('@')) next += 1;
  if (tokens.isSymbol(next, '(') && tokens.isSymbol(next + 1, ')')) next += 2;
  return next;
}

function isRoutine(tokens: TokenList, at: number, verb: string, object: string, rules: DialectRules): boolean {
  if (verb === 'drop') return false;
  const batch = rules.boundaries.viewFillsBatch;
  if (verb === 'alter' && !batch) return false;
  if (object === 'view') return batch;
  if (object === 'type') return tokens.isWord(at + 1, 'body');
  return ROUTINES.has(object) || (object === 'event' && verb === 'create' && tokens.kind(at + 1) !== TokenKind.end);
}

/** `BEGIN;`, `BEGIN TRANSACTION`, `BEGIN WORK` open no block. */
function isTransaction(tokens: TokenList, from: number): boolean {
  const next = tokens.kind(from + 1);
  if (next === TokenKind.semicolon || next === TokenKind.end) return true;
  return ['transaction', 'tran', 'work', 'immediate', 'exclusive', 'deferred', 'isolation'].includes(
    tokens.word(from + 1),
  );
}
