import { CATEGORIES, searchDomains, type DomainModel } from '@backsmith/models';
import { countOf } from '@backsmith/text';
import type { RawOptions } from '../command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { programName } from '../manifest.ts';
import { alignColumns } from '../terminal/columns.ts';
import { onStdout, printMessage, printResult } from '../terminal/print.ts';

/** Runs the command: see its help. */
export async function run(words: readonly string[], raw: RawOptions): Promise<ExitCode> {
  const query = words.join(' ');
  const found = searchDomains(query);
  if (found.length === 0)
    throw new Failure(
      EXIT.refused,
      `No model of the library speaks of "${query}".`,
      `${programName()} templates lists all of them; ${programName()} idea "<idea>" needs none.`,
    );
  if (raw['json'] === true) printResult(JSON.stringify(found.map(entryOf), undefined, 2));
  else printList(found, query.trim() !== '', raw['packs'] === true);
  return EXIT.ok;
}

function entryOf({ name, title, says, packs }: DomainModel) {
  const category = CATEGORIES.find(({ domains }) => domains.includes(name))?.title ?? '';
  return { name, title, says, category, packs: packs.map((pack) => ({ name: pack.name, title: pack.title })) };
}

function printList(found: readonly DomainModel[], isSearch: boolean, withPacks: boolean): void {
  const lines = new Map(linesOf(found, withPacks));
  if (isSearch) printResult([...lines.values()].join('\n'));
  else {
    const parts = CATEGORIES.map(({ title, domains }) =>
      [onStdout('bold', title), ...domains.flatMap((name) => lines.get(name) ?? [])].join('\n'),
    );
    printResult(parts.join('\n\n'));
  }
  printMessage(`\n${countOf(found.length, 'model')}. ${programName()} idea --template NAME makes a schema of one.`);
}

/** What is printed of each, by its name: its line, and below it those of its packs. */
function linesOf(found: readonly DomainModel[], withPacks: boolean): readonly (readonly [string, string])[] {
  const heads = alignColumns(found.map(({ name, title, says }) => [name, title, says]));
  return found.map(({ name, packs }, at) => {
    const below = alignColumns(packs.map((pack) => [pack.name, pack.title])).map((line) => `      ${line}`);
    return [name, [`  ${heads[at] ?? ''}`, ...(withPacks ? below : [])].join('\n')];
  });
}
