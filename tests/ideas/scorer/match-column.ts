import { wordsOf } from './words.ts';

const FILLERS = new Set(['is', 'has', 'the']);
const MOMENTS = new Set(['date', 'time', 'at', 'on', 'datetime', 'timestamp']);

const withoutFillers = (words: readonly string[]): readonly string[] =>
  words.length > 1 ? words.filter((word) => !FILLERS.has(word)) : words;

const stem = (word: string): string => word.replace(/(?:ed|ing|e|ment|ion)$/u, '');

/** `start_date` and `started_at`: both name a moment, and the rest has the same stem. */
function sameMoment(a: readonly string[], b: readonly string[]): boolean {
  const rest = (words: readonly string[]): readonly string[] => words.filter((word) => !MOMENTS.has(word));
  const [restA, restB] = [rest(a), rest(b)];
  if (restA.length === 0 || restA.length === a.length || restB.length === 0 || restB.length === b.length) return false;
  return restA.map(stem).join() === restB.map(stem).join();
}

/** What a column's name may be read as: as it stands, without the `_id` of a key, without the words of its table. */
function readings(column: string, entity: string): readonly (readonly string[])[] {
  const own = new Set(wordsOf(entity));
  const plain = withoutFillers(wordsOf(column.replace(/_id$/iu, '')));
  const withoutOwn = plain.filter((word) => !own.has(word));
  return [plain, wordsOf(column), ...(withoutOwn.length > 0 ? [withoutOwn] : [])];
}

/** Whether a column holds an attribute that may be called by any of the names. */
export function isColumnFor(column: string, names: readonly string[], entity: string): boolean {
  return readings(column, entity).some((words) =>
    names.some((name) => {
      const wanted = withoutFillers(wordsOf(name));
      if (words.join('') === wanted.join('') || wanted.every((word) => words.includes(word))) return true;
      if (sameMoment(wanted, words)) return true;
      // "number of guests" is guest_number
      return wanted.length >= 3 && words.length >= 2 && words.every((word) => wanted.includes(word));
    }),
  );
}
