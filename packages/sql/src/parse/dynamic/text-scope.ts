import { TokenKind } from '../../lex/token.ts';
import type { TokenList } from '../../lex/token-list.ts';
import { oneOf, type Text, type TextValue } from './text-value.ts';

/** So many characters of texts that are put together are read, so that no script makes more work than it is long. */
const MOST_CHARACTERS = 1_000_000;

type Known = { value: TextValue; isRead: boolean };

/** The texts that the variables of a script are known to hold, by lower-case name. */
export class TextScope {
  readonly #outer: TextScope | undefined;
  readonly #known = new Map<string, Known>();
  readonly #ran: WeakSet<Text>;
  readonly #mentions: WeakMap<TokenList, ReadonlyMap<string, number>>;
  readonly #budget: { left: number };

  /** Variables of the outer scope are seen, and not changed. */
  constructor(outer?: TextScope) {
    this.#outer = outer;
    this.#ran = outer === undefined ? new WeakSet() : outer.#ran;
    this.#mentions = outer === undefined ? new WeakMap() : outer.#mentions;
    this.#budget = outer === undefined ? { left: MOST_CHARACTERS } : outer.#budget;
  }

  /** What a variable holds; nothing where that is not known. */
  read(name: string): TextValue | undefined {
    const known = this.#known.get(name);
    if (known === undefined) return this.#outer?.read(name);
    known.isRead = true;
    return known.value;
  }

  /**
   * Gives a variable another text. One that nobody has read by then belongs to another branch of the script: it stays
   * possible.
   */
  assign(name: string, value: TextValue): void {
    const known = this.#known.get(name);
    const kept = known === undefined || known.isRead || value.each ? value : oneOf([known.value, value]);
    this.#known.set(name, { value: kept, isRead: false });
  }

  /** Gives a variable another text, whatever it held. */
  replace(name: string, value: TextValue): void {
    this.#known.set(name, { value, isRead: false });
  }

  forget(name: string): void {
    this.#known.delete(name);
  }

  /** Whether the text runs for the first time: a variable that is mentioned again runs nothing else. */
  isNew(text: Text): boolean {
    if (this.#ran.has(text)) return false;
    this.#ran.add(text);
    return true;
  }

  /** Whether there is room to read so many characters that were put together, or are read once more. */
  spend(characters: number): boolean {
    this.#budget.left -= characters;
    return this.#budget.left > 0;
  }

  /** Whether a variable is mentioned behind a token, other than to be given a value. */
  isMentionedBehind(tokens: TokenList, at: number, name: string): boolean {
    const known = this.#mentions.get(tokens) ?? lastMentions(tokens);
    this.#mentions.set(tokens, known);
    return (known.get(name) ?? -1) > at;
  }
}

function lastMentions(tokens: TokenList): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (let at = 0; at < tokens.count; at += 1) {
    if (tokens.kind(at) !== TokenKind.word || tokens.isSymbol(at + 1, ':=')) continue;
    const isTarget = tokens.isSymbol(at + 1, '=') && (tokens.isWord(at - 1, 'set') || tokens.isWord(at - 1, 'declare'));
    if (!isTarget && !tokens.isWord(at - 1, 'declare')) last.set(tokens.word(at), at);
  }
  return last;
}
