import { pluralize } from '@backsmith/text';
import { ATTRIBUTE_HEADS, ATTRIBUTE_TYPES } from '../vocabulary/attributes.ts';
import * as grammar from '../vocabulary/grammar-words.ts';
import { knowledge } from '../vocabulary/knowledge.ts';
import { VERBS } from '../vocabulary/verbs.ts';
import { wordSet } from '../model/word-set.ts';
import { wordToken, type Token } from './tokenise.ts';

/** Shorter words are too near to each other to tell what was meant. */
const SHORTEST = 6;

/** Slips that one letter does not mend, or in words too short to guess. */
const SLIPS: ReadonlyMap<string, string> = new Map(
  `wich which|whith with|wiht with|teh the|thier their|evry every|eech each|adn and|ppl people|usr user|usrs users|adress address|adresses addresses|trak track|phon phone|nam name|nr number
  recieve receive|recieves receives|managment management|maintainance maintenance|calender calendar|adn and|ther their|wieght weight|hight height|lenght length|widht width|costumer customer|costumers customers`
    .split(/[|\n]/u)
    .map((pair) => {
      const [wrong = '', ...right] = pair.trim().split(' ');
      return [wrong, right.join(' ')] as const;
    }),
);

type Lexicon = {
  /** Every word the vocabulary knows: none of them is a slip. */
  readonly known: ReadonlySet<string>;
  /** Everyday words that may have been meant, by first letter and length. */
  readonly meant: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words of single trades, likewise: meant by what is no word at all. */
  readonly rare: ReadonlyMap<string, ReadonlySet<string>>;
};

/** English words that are near to everyday ones without being slips of them. */
const TRUE_WORDS = wordSet(
  `costume founder mount morning message planer stature statute palate casual marital marshal martial dairy dairies diaries canton cartoon carton hangar banner manner founds serial sever severe trial tribal contest content context stating stain stains stair stairs strand stitch stripe`,
);

let lexicon: Lexicon | undefined;

function readLexicon(): Lexicon {
  const known = new Set<string>(TRUE_WORDS);
  const meant = new Map<string, Set<string>>();
  const rare = new Map<string, Set<string>>();
  const add = (text: string, everyday: boolean): void => {
    for (const word of text.split(' ')) {
      for (const form of [word, pluralize(word)]) {
        const slot = `${form[0] ?? ''}${form.length}`;
        const list = everyday ? meant : rare;
        if (form.length >= SHORTEST) list.set(slot, (list.get(slot) ?? new Set()).add(form));
        known.add(form);
      }
    }
  };
  const { things } = knowledge();
  for (const { name, others, domain } of things) {
    add(name, domain === undefined);
    for (const other of others) add(other, false);
  }
  for (const { cues } of knowledge().domains) for (const cue of cues) add(cue, false);
  for (const attribute of [...ATTRIBUTE_TYPES.keys(), ...ATTRIBUTE_HEADS.keys()]) add(attribute, true);
  for (const verb of VERBS.keys()) known.add(verb);
  for (const list of Object.values(grammar)) for (const word of list.keys()) known.add(word);
  return { known, meant, rare };
}

/** The words of a sentence with slips of the pen mended, where only one everyday word can have been meant. */
export function correctSpelling(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token) => {
    const right = token.kind === 'word' && token.options === undefined ? correction(token) : undefined;
    return right === undefined ? token : wordToken(right);
  });
}

/** A text with such slips mended in its words of small letters: what names a trade is looked up as it is written. */
export function mendSpelling(text: string): string {
  return text.replace(/(?<![\p{L}\d'’._-])[a-z]{5,}(?![\p{L}\d'’_-])/gu, (word) => correction(wordToken(word)) ?? word);
}

function correction({ lower: word, base }: Token): string | undefined {
  const slip = SLIPS.get(word);
  if (slip !== undefined) return slip;
  if (word.length < SHORTEST - 1 || !/^[a-z]+$/u.test(word)) return undefined;
  lexicon ??= readLexicon();
  const { known, meant, rare } = lexicon;
  if (known.has(word) || known.has(base) || isPluralOfF(word)) return undefined;
  const near = [word.length - 1, word.length, word.length + 1]
    .flatMap((length) => [...(meant.get(`${word[0] ?? ''}${length}`) ?? [])])
    .filter((candidate) => isOneSlip(word, candidate));
  if (near.length > 0) return near.length === 1 ? near[0] : undefined;
  const rarer = [word.length, word.length + 1]
    .flatMap((length) => [...(rare.get(`${word[0] ?? ''}${length}`) ?? [])])
    .filter((candidate) => isMistyped(word, candidate));
  return rarer.length === 1 ? rarer[0] : undefined;
}

/** "studnets", "drivng": two letters swapped, or a vowel left out between consonants, which leaves no word there is. */
function isMistyped(word: string, meant: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  if (at === 0 || at >= word.length - 1) return false;
  if (at === 1 && word.length < meant.length && beginsWell(word)) return false;
  const [rest, wanted] = [word.slice(at), meant.slice(at)];
  if (word.length === meant.length)
    return rest.slice(2) === wanted.slice(2) && rest.startsWith(`${wanted[1] ?? ''}${wanted[0] ?? ''}`);
  return wanted.slice(1) === rest && isVowel(wanted) && !isVowel(rest) && !isVowel(word.slice(at - 1));
}

/** "swings", "spots": two consonants a word may begin with, and a vowel. */
function beginsWell(word: string): boolean {
  return ONSETS.has(word.slice(0, 2)) && isVowel(word.slice(2));
}

/** Two consonants English words begin with. */
const ONSETS = wordSet('bl br ch cl cr dr dw fl fr gl gr kn ph pl pr sc sh sk sl sm sn sp sq st sw th tr tw wh wr');

/** "loaves", "scarves": no slips of words in -ve, but the plural of words in -f. */
function isPluralOfF(word: string): boolean {
  return /(?:[aeo]a|oo|ar|el|al|ie|i)ves$/u.test(word);
}

/** Whether one letter too many, too few, wrong or swapped with the next one makes the difference, not the last letter. */
function isOneSlip(word: string, meant: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  if (at >= Math.min(word.length, meant.length) - 1) return false;
  const [rest, wanted] = [word.slice(at), meant.slice(at)];
  if (at === 1 && word.length < meant.length && beginsWell(word)) return false;
  if (word.length !== meant.length) return rest.slice(1) === wanted || wanted.slice(1) === rest;
  if (rest.slice(2) === wanted.slice(2) && rest.startsWith(`${wanted[1] ?? ''}${wanted[0] ?? ''}`)) return true;
  return rest.slice(1) === wanted.slice(1) && isVowel(rest) && isVowel(wanted);
}

/** Two words that differ in a consonant are as often two words: planner and scanner. */
function isVowel(text: string): boolean {
  return /^[aeiouy]/u.test(text);
}
