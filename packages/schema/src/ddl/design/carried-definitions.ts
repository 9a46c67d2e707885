import type { Definition, Schema } from '../../model/schema.ts';
import { isSameFamily } from '../targets.ts';
import type { TargetWriter } from '../writer.ts';
import type { Namespaces } from './namespaces.ts';
import { inMentionOrder } from './mention-order.ts';
import { needed, writtenWords } from './source-texts.ts';
import { unknownCall } from './unknown-calls.ts';

/**
 * The types and routines that tables, domains and views of the source are made with, and those these need, each behind
 * what it needs. One that a new database would refuse, or could not run, stays behind.
 */
export function carriedDefinitions(
  schema: Schema,
  writer: TargetWriter,
  namespaces: Namespaces,
): readonly Definition[] {
  if (!isSameFamily(schema.dialect, writer.target) || writer.capabilities.definitions !== true) return [];
  const later = new Set([...schema.tables, ...schema.views].map(({ name }) => name.toLowerCase()));
  let able = (schema.definitions ?? []).filter((one) => standsAlone(one, later, writer, namespaces));
  for (let before = -1; before !== able.length;) {
    before = able.length;
    const among = { schema, writer, namespaces, definitions: able };
    able = able.filter(({ text }) => unknownCall(among, text) === undefined);
  }
  return inMentionOrder(needed(able, schema), ({ text }) => writtenWords(text));
}

/** Languages every database has, and nothing that stands later in the script where the database looks at it at once. */
function standsAlone(
  { kind, schema, text }: Definition,
  later: ReadonlySet<string>,
  writer: TargetWriter,
  namespaces: Namespaces,
): boolean {
  const isThere = schema === undefined || writer.homeNamespaces.includes(schema) || namespaces.created.includes(schema);
  if (!isThere) return false;
  if (kind === 'type') return true;
  const language = /\blanguage\s+'?(sql|plpgsql)\b/i.exec(text)?.[1]?.toLowerCase();
  if (language === undefined || !/^create\s+(or\s+replace\s+)?function\b/i.test(text)) return false;
  if (/\breturns\s+(event_)?trigger\b/i.test(text)) return false;
  const looked = [...rowTypes(text), ...(language === 'sql' ? queried(text) : [])];
  return !looked.some((name) => later.has(name.toLowerCase()));
}

/** What the arguments and the result may be rows of. */
function rowTypes(text: string): readonly string[] {
  const head = text.replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, ' ').replaceAll(/'(?:[^']|'')*'/g, ' ');
  const types = head.split(/[,)]/).flatMap((part) => /["\w.]+(?=\s*(?:\b(?:default|=).*)?$)/i.exec(part)?.[0] ?? []);
  const results = [...head.matchAll(/\breturns\s+(?:setof\s+)?(["\w.]+)/gi)].map(([, name = '']) => name);
  return [...types, ...results].map(lastPart);
}

function queried(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?(["\w.]+)/gi)].map(([, name = '']) =>
    lastPart(name),
  );
}

function lastPart(name: string): string {
  return name.replaceAll('"', '').split('.').at(-1) ?? '';
}
