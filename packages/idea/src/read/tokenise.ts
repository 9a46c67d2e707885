import { singularize } from '@backsmith/text';

export type Token = {
  readonly kind: 'word' | 'number' | 'punct';
  /** As written. */
  readonly text: string;
  readonly lower: string;
  /** The singular of a noun in lower case. */
  readonly base: string;
  /** Words written with slashes between them: `available/rented`. */
  readonly options?: readonly string[];
};

const TOKEN =
  /[A-Za-z0-9\p{L}]+(?:[+-](?=[\s,;)\]/.]|$)|(?:['_+./-](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*)|'s\b|[()[\]{}:,>"=]|[^\s]/gu;

/** Words beyond this length are noise and would only cost time. */
const LONGEST_WORD = 60;

/** A word as a token. */
export function wordToken(text: string): Token {
  const lower = text.toLowerCase();
  const options = lower.includes('/') ? text.split('/').filter((part) => part !== '') : undefined;
  return {
    kind: /^\d/u.test(text) && !/[a-z]{2}/iu.test(text) ? 'number' : 'word',
    text,
    lower,
    base: singularize(lower),
    ...(options !== undefined && options.length > 1 ? { options } : {}),
  };
}

/** The words and signs of a sentence. `'s` and the apostrophe of a plural's possessive are signs of their own. */
export function tokenise(sentence: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const [found] of sentence.matchAll(TOKEN)) {
    const possessive = /^(.+)'s$/u.exec(found);
    if (possessive?.[1] !== undefined && !/^(it|that|there|he|she|what|let|who)$/iu.test(possessive[1])) {
      tokens.push(wordToken(possessive[1]), { kind: 'punct', text: "'s", lower: "'s", base: "'s" });
    } else if (found === "'" && (tokens.at(-1)?.lower ?? '').endsWith('s')) {
      tokens.push({ kind: 'punct', text: "'s", lower: "'s", base: "'s" });
    } else if (/[\p{L}\p{N}]/u.test(found) && found.length <= LONGEST_WORD) tokens.push(wordToken(found));
    else if (found.length <= LONGEST_WORD) tokens.push({ kind: 'punct', text: found, lower: found, base: found });
  }
  return tokens;
}

/** Whether a token is a word that has another singular. */
export function isPluralNoun(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.base !== token.lower;
}
