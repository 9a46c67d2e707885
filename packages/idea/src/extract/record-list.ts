import type { ListMember } from '../read/items.ts';
import { isAttributePhrase } from '../vocabulary/attribute-type.ts';
import { conceptKey } from './concept-key.ts';
import { mention, type Findings } from './findings.ts';
import type { ListPlace } from './list-place.ts';

type Place = Pick<ListPlace, 'findings' | 'context' | 'members' | 'entity'>;

/** "Tables: customer (name, city), order (date, total)": things, each with its properties behind it. */
export function areRecords(members: readonly ListMember[]): boolean {
  const records = members.filter(({ values = [] }) => {
    const properties = values.filter((value) => isAttributePhrase(value.toLowerCase().split(' '))).length;
    return properties > 0 && properties * 2 >= values.length;
  });
  return records.length > 1 && records.length * 2 >= members.length;
}

const COLLECTIONS = new Set(['table', 'entity', 'object', 'model', 'class', 'sheet', 'list', 'form', 'file', 'record']);

/** Makes a thing of each member, with what its brackets hold. */
export function addRecords({ findings, members, context, entity = '' }: Place): void {
  const heading = COLLECTIONS.has(entity) ? findings.concepts.get(entity) : undefined;
  if (heading !== undefined) heading.mentions -= 1;
  for (const { text, plural, parts = [] } of members) {
    const words = text
      .replace(/^tbl_?/iu, '')
      .replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ')
      .toLowerCase()
      .split(' ');
    const key = conceptKey({ words });
    mention(findings, key, { words, plural }, 'owner').certain = true;
    context.last = key;
    for (const part of parts) addPart(findings, key, part);
  }
}

function addPart({ attributes }: Findings, owner: string, { text, values, unique, optional }: ListMember): void {
  const words = text.toLowerCase().split(' ');
  attributes.push({ owner, words, unique, optional, ...(values === undefined ? {} : { values }) });
}
