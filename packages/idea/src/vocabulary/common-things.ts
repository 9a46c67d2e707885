import { phraseKey, readHead, readThing, type ModelColumn } from '@backsmith/models';
import { GOODS } from './common/goods.ts';
import { HAPPENINGS } from './common/happenings.ts';
import { PAPERS } from './common/papers.ts';
import { PEOPLE } from './common/people.ts';

/** How a thing is modelled whatever the trade. */
export type CommonThing = { readonly name: string; readonly columns: readonly ModelColumn[] };

const SOURCES = [PEOPLE, GOODS, HAPPENINGS, PAPERS];

let known: ReadonlyMap<string, CommonThing> | undefined;

/** What is wrong with the lines of the common things, in words. */
export function checkCommonThings(): readonly string[] {
  const wrong: string[] = [];
  const seen = new Map<string, string>();
  readAll(
    (name, message) => wrong.push(`${name}: ${message}`),
    (phrase, name) => {
      const other = seen.get(phrase);
      if (other !== undefined) wrong.push(`"${phrase}" names both ${other} and ${name}.`);
      seen.set(phrase, name);
    },
  );
  return wrong;
}

/** The thing any trade may have of this name: one of exactly that name, else of its last words. */
export function commonThing(key: string): { readonly thing: CommonThing; readonly exact: boolean } | undefined {
  known ??= readAll();
  const words = key.split(' ');
  for (let at = 0; at < words.length; at += 1) {
    const thing = known.get(words.slice(at).join(' '));
    if (thing !== undefined) return { thing, exact: at === 0 };
  }
  return undefined;
}

function readAll(
  complain: (name: string, message: string) => void = () => undefined,
  enter: (phrase: string, name: string) => void = () => undefined,
): ReadonlyMap<string, CommonThing> {
  const things = new Map<string, CommonThing>();
  for (const source of SOURCES) {
    const lines = source.split('\n').filter((line) => line.trim() !== '');
    lines.forEach((line, at) => {
      if (line.startsWith(' ')) return;
      const head = readHead(line, at + 1);
      if (head === undefined) {
        complain(line, 'is no head of a thing.');
        return;
      }
      const end = lines.findIndex((other, place) => place > at && !other.startsWith(' '));
      const body = lines
        .slice(at + 1, end < 0 ? lines.length : end)
        .map((text) => ({ text: text.trim(), line: at + 1 }));
      const { columns } = readThing(head, body, (_line, message) => complain(head.name, message));
      for (const phrase of new Set([head.name.replaceAll('_', ' '), ...head.others].map(phraseKey))) {
        enter(phrase, head.name);
        if (!things.has(phrase)) things.set(phrase, { name: head.name, columns });
      }
    });
  }
  return things;
}
