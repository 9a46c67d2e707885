import type { ModelColumn, ModelLink, ModelThing } from '../domain-model.ts';
import { readColumn } from './read-column.ts';

export type DraftThing = {
  readonly name: string;
  readonly others: readonly string[];
  readonly says: string;
  readonly line: number;
};

const HEAD = /^([a-z][a-z0-9_]*)(?:\s*\(([^)]*)\))?\s*:\s*(\S.*)?$/u;
const LINK = /^(?:([a-z][a-z0-9_]*)\s+)?(->|=>)\s*([a-z][a-z0-9_]*)(!?)((?:\s+(?:unique|cascade|restrict|null))*)$/u;
const UNIQUE = /^unique\s*\(([^)]*)\)$/u;

/** What becomes of a record with what it refers to, as a file says it. */
const DELETIONS = [
  ['cascade', 'cascade'],
  ['restrict', 'restrict'],
  ['null', 'set null'],
] as const;

/** The head of a thing: `ticket (issue, request): One request of a customer.` Nothing where the line is none. */
export function readHead(text: string, line: number): DraftThing | undefined {
  const [, name, others = '', says = ''] = HEAD.exec(text) ?? [];
  if (name === undefined) return undefined;
  return { name, others: listOf(others), says: says.trim(), line };
}

/** The phrases of a list with commas. */
export function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A thing of its head and the lines under it. @param complain is told what is not understood, with its line. */
export function readThing(
  head: DraftThing,
  body: readonly { readonly text: string; readonly line: number }[],
  complain: (line: number, message: string) => void,
): ModelThing {
  const columns: ModelColumn[] = [];
  const links: ModelLink[] = [];
  const uniques: (readonly string[])[] = [];
  for (const { text, line } of body)
    for (const item of itemsOf(text)) {
      const unique = UNIQUE.exec(item);
      const link = readLink(item);
      if (unique !== null) uniques.push(listOf(unique[1] ?? ''));
      else if (link !== undefined) links.push(link);
      else {
        const column = readColumn(item);
        if (typeof column === 'string') complain(line, column);
        else columns.push(column);
      }
    }
  return { ...head, columns, links, uniques };
}

/** What stands between the commas of a line, those in brackets left alone. */
function itemsOf(text: string): readonly string[] {
  return text
    .split(/,(?![^()]*\))/u)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** `assignee -> agent!`: refers to; `=> order`: is a part of and goes with it. */
function readLink(item: string): ModelLink | undefined {
  const [, role, arrow, target, mark, rest = ''] = LINK.exec(item) ?? [];
  if (target === undefined) return undefined;
  const isPart = arrow === '=>';
  const required = isPart || mark === '!';
  const ofOthers = required ? 'restrict' : 'set null';
  const told = /cascade|restrict|null/u.exec(rest)?.[0];
  const onDelete = DELETIONS.find(([word]) => word === told)?.[1] ?? (isPart ? 'cascade' : ofOthers);
  return { role: role ?? target, target, required, unique: rest.includes('unique'), onDelete };
}
