import {
  DEVANAGARI_CONSONANTS,
  DEVANAGARI_SIGNS,
  HANGUL,
  KANA,
  LETTERS,
  SMALL_KANA,
  THAI_LEADING,
  ZEROS,
} from './data/alphabets.ts';
import { pinyinOf, SAID_OTHERWISE } from './data/pinyin.ts';
import { largestOf } from './unbounded.ts';

const FIRST_SYLLABLE = 0xac00;
const KATAKANA_BEHIND = 0x60;
const LONGEST_SAID_OTHERWISE = largestOf(Array.from(SAID_OTHERWISE.keys(), (word) => word.length));

/**
 * Words of other scripts in Latin letters as people say them: Chinese characters in pinyin, also where a Japanese or Korean
 * name holds them, Hangul, kana, Devanagari, Hebrew, Arabic and Thai, and their digits. Rare characters and everything else stay.
 *
 * @param text in normal form C
 */
export function romanize(text: string): string {
  return text
    .replace(/[\u4e00-\u9fff]+/gu, mandarin)
    .replace(/[\uac00-\ud7a3]+/gu, hangul)
    .replace(/[\u3041-\u3096\u30a1-\u30f6\u30fc]+/gu, kana)
    .replace(/[\u0900-\u0963\u0970-\u097f]+/gu, devanagari)
    .replace(/([เแโใไ])([ก-ฮ])/gu, (_, vowel: string, consonant: string) => consonant + (THAI_LEADING.get(vowel) ?? ''))
    .replace(
      /[\u0590-\u07ff\u0900-\u0dff\u0e00-\u0e7f]/gu,
      (letter) => LETTERS.get(letter) ?? digit(letter) ?? withoutMark(letter),
    );
}

/** Character by character, but for the words in which one is said in another way. */
function mandarin(text: string): string {
  let said = '';
  for (let at = 0; at < text.length;) {
    const word = wordSaidOtherwise(text, at);
    const character = text.charAt(at);
    said += SAID_OTHERWISE.get(word) ?? pinyinOf(character) ?? character;
    at += Math.max(word.length, 1);
  }
  return said;
}

/** The longest such word that begins there; empty where none does. */
function wordSaidOtherwise(text: string, at: number): string {
  for (let length = LONGEST_SAID_OTHERWISE; length > 1; length -= 1) {
    const word = text.slice(at, at + length);
    if (SAID_OTHERWISE.has(word)) return word;
  }
  return '';
}

/** Syllables of Unicode are numbered by their three parts. */
function hangul(word: string): string {
  return Array.from(word, (syllable) => {
    const number = (syllable.codePointAt(0) ?? FIRST_SYLLABLE) - FIRST_SYLLABLE;
    const { initials, medials, finals } = HANGUL;
    const perInitial = medials.length * finals.length;
    const parts = [
      initials[Math.floor(number / perInitial)],
      medials[Math.floor((number % perInitial) / finals.length)],
      finals[number % finals.length],
    ];
    return parts.join('');
  }).join('');
}

function kana(word: string): string {
  let said = '';
  let isDoubled = false;
  for (const written of word) {
    const letter = toHiragana(written);
    if (letter === 'っ') {
      isDoubled = true;
      continue;
    }
    const small = SMALL_KANA.get(letter);
    if (small !== undefined) said = withSmall(said, small);
    const sound = KANA.get(letter) ?? '';
    said += (isDoubled ? doubled(sound) : '') + sound;
    isDoubled = false;
  }
  return said;
}

function toHiragana(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - KATAKANA_BEHIND) : letter;
}

/** `ki` and a small `ya` are `kya`, `shi` and one are `sha`; `fu` and a small `a` are `fa`. */
function withSmall(before: string, small: string): string {
  if (before === '') return small;
  const stem = before.slice(0, -1);
  return /(sh|ch|j)$/u.test(stem) ? stem + small.replace(/^y/u, '') : stem + small;
}

/** A small `tsu` makes the next sound begin twice: `kitte`, `matchi`. */
function doubled(sound: string): string {
  if (sound.startsWith('ch')) return 't';
  return /^[aeiou]/u.test(sound) ? '' : sound.slice(0, 1);
}

/** Consonants sound with an `a` that signs replace; at the end of a word Hindi leaves it out. */
function devanagari(word: string): string {
  const letters = Array.from(word.replaceAll('\u093c', ''));
  const said = letters.map((letter, at) => {
    const consonant = DEVANAGARI_CONSONANTS.get(letter);
    if (consonant === undefined) return DEVANAGARI_SIGNS.get(letter) ?? LETTERS.get(letter) ?? letter;
    const next = letters[at + 1];
    const isLast = next === undefined && at > 0;
    return isLast || DEVANAGARI_SIGNS.has(next ?? '') ? consonant : `${consonant}a`;
  });
  return said.join('');
}

/** Signs for vowels that are mostly left out are part of a word, and end none. */
function withoutMark(letter: string): string {
  return /^\p{M}$/u.test(letter) ? '' : letter;
}

function digit(letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0;
  const zero = ZEROS.find((one) => code >= one && code <= one + 9);
  return zero === undefined ? undefined : String(code - zero);
}
