import { wordSet } from '../model/word-set.ts';
import { isKnown } from './classify.ts';
import { headOf } from './concept-key.ts';
import { mention, type Findings } from './findings.ts';

/** What people keep records on: its columns tell what it is about. */
const SHEETS = wordSet(`sheet spreadsheet excel table form notebook paper csv binder column worksheet book file list`);
const NUMBERING = new Set(['number', 'no', 'id', 'nr', 'code', 'date', 'reference']);

/** "a sheet with order number, customer, quantity": the columns are those of an order. */
export function nameSheets(findings: Findings): void {
  for (const { key } of findings.concepts.values()) {
    const own = findings.attributes.filter(({ owner }) => owner === key);
    if (own.length < 3 || !SHEETS.has(headOf(key)) || (isKnown(key) && key !== 'list')) continue;
    const name = own
      .filter(({ words }) => words.length > 1 && NUMBERING.has(words.at(-1) ?? ''))
      .map(({ words }) => words.slice(0, -1).join(' '))
      .find((words) => isKnown(words));
    if (name !== undefined) rename(findings, key, name);
  }
}

function rename(findings: Findings, from: string, to: string): void {
  const sheet = findings.concepts.get(from);
  if (sheet !== undefined) sheet.mentions = 0;
  mention(findings, to, { words: to.split(' '), plural: true }, 'owner');
  findings.attributes.forEach((attribute, at) => {
    if (attribute.owner === from) findings.attributes[at] = { ...attribute, owner: to };
  });
  findings.relations.forEach((relation, at) => {
    const [start, end] = [relation.from, relation.to].map((key) => (key === from ? to : key));
    findings.relations[at] = { ...relation, from: start ?? relation.from, to: end ?? relation.to };
  });
}
