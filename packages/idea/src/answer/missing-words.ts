import { pluralizeLast, singularizeLast } from '@backsmith/text';
import type { IdeaModel } from '../model/idea-model.ts';

/** More than this is no slip: the two readings differ altogether, and a list of it would only confuse. */
const MOST = 12;

/**
 * What our own rules read in the text and a language model's tables do not have: tables, and columns of tables that are
 * there. A thing counts as there under any name that ends in the same word, and a column as a table or a link as well.
 *
 * @returns names as they are spoken of, such as `berths` or `colour of boats`
 */
export function missingWords(own: IdeaModel, answered: IdeaModel): readonly string[] {
  const tables = new Map(answered.tables.map((table) => [lastWord(table.name), table]));
  const everywhere = new Set(
    answered.tables.flatMap(({ name, columns, links }) => [
      ...name.split('_').map(singularizeLast),
      ...columns.flatMap((column) => [...column.name.split('_').map(singularizeLast), ...(column.values ?? [])]),
      ...links.flatMap(({ column }) => column.replace(/_id$/u, '').split('_').map(singularizeLast)),
    ]),
  );
  const missing = own.tables
    .filter(({ origin, joins }) => origin === 'stated' && !joins)
    .flatMap((table) => {
      const found = tables.get(lastWord(table.name));
      if (found === undefined) return everywhere.has(lastWord(table.name)) ? [] : [spoken(table.name)];
      return table.columns
        .filter(
          ({ origin, name }) =>
            origin === 'stated' && !name.split('_').some((word) => everywhere.has(singularizeLast(word))),
        )
        .map(({ name }) => `${spoken(name)} of ${spoken(found.name)}`);
    });
  return missing.length > MOST ? [] : missing;
}

function lastWord(name: string): string {
  return singularizeLast(pluralizeLast(name.split('_').at(-1) ?? name));
}

function spoken(name: string): string {
  return name.replaceAll('_', ' ');
}
