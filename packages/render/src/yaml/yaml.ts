import { toSingleLine } from '@backsmith/text';
import { quoteYaml, yamlKey, yamlText } from './escape.ts';

/** A text of a file in which Maven replaces what stands between two `@`. */
export type YamlFiltered = { readonly yaml: 'filtered'; readonly text: string };

/** A value with lines of comment above it. */
export type YamlComment = { readonly yaml: 'comment'; readonly comment: string; readonly value: YamlValue };

export type YamlMapping = ReadonlyMap<string, YamlValue> | { readonly [key: string]: YamlValue };

/** `undefined` leaves a key or an item out. */
export type YamlValue =
  string | number | boolean | undefined | YamlFiltered | YamlComment | readonly YamlValue[] | YamlMapping;

/** Keeps Maven from replacing anything in a text. */
export function yamlFiltered(text: string): YamlFiltered {
  return { yaml: 'filtered', text };
}

/** Puts a comment above a key or item. */
export function yamlComment(comment: string, value: YamlValue): YamlComment {
  return { yaml: 'comment', comment, value };
}

/** A YAML file of one or more documents in block style. Every text and key that could be misread is quoted. */
export function renderYaml(...documents: readonly YamlMapping[]): string {
  return documents.map((document) => `${renderMapping(entriesOf(document), '').join('\n')}\n`).join('---\n');
}

type Entry = readonly [string, YamlValue];

/** An object lists whole numbers first, whatever their order was: such keys need a map. */
function entriesOf(mapping: YamlMapping): readonly Entry[] {
  const entries: readonly Entry[] = isMap(mapping) ? [...mapping] : Object.entries(mapping);
  return entries.filter(([, value]) => value !== undefined);
}

function renderMapping(entries: readonly Entry[], indent: string): readonly string[] {
  return entries.flatMap(([key, value]) => renderValue(value, `${indent}${yamlKey(key)}:`, indent, `${indent}  `));
}

function renderList(items: readonly YamlValue[], indent: string): readonly string[] {
  return items.filter((item) => item !== undefined).flatMap((item) => renderItem(item, indent));
}

/** A mapping in a list begins on the line of its dash. */
function renderItem(item: YamlValue, indent: string): readonly string[] {
  if (isComment(item)) return [...commentLines(item.comment, indent), ...renderItem(item.value, indent)];
  if (isMapping(item) && entriesOf(item).length > 0) {
    const [first = '', ...rest] = renderMapping(entriesOf(item), `${indent}  `);
    if (!first.trimStart().startsWith('#')) return [`${indent}- ${first.trimStart()}`, ...rest];
  }
  return renderValue(item, `${indent}-`, indent, `${indent}  `);
}

/** The lines of a value behind `head`, which is a key with its colon or a dash. */
function renderValue(value: YamlValue, head: string, indent: string, inner: string): readonly string[] {
  if (typeof value === 'string') return [`${head} ${yamlText(value)}`];
  if (typeof value === 'number' || typeof value === 'boolean') return [`${head} ${value.toString()}`];
  if (value === undefined) return [];
  if (isList(value)) return value.length === 0 ? [`${head} []`] : [head, ...renderList(value, inner)];
  if (isComment(value))
    return [...commentLines(value.comment, indent), ...renderValue(value.value, head, indent, inner)];
  if (isFiltered(value)) return [`${head} ${value.text.includes('@') ? quoteYaml(value.text) : yamlText(value.text)}`];
  const entries = entriesOf(value);
  return entries.length === 0 ? [`${head} {}`] : [head, ...renderMapping(entries, inner)];
}

function commentLines(comment: string, indent: string): readonly string[] {
  return comment.split('\n').map((line) => `${indent}# ${toSingleLine(line)}`);
}

function isMap(mapping: YamlMapping): mapping is ReadonlyMap<string, YamlValue> {
  return mapping instanceof Map;
}

function isList(value: YamlValue): value is readonly YamlValue[] {
  return Array.isArray(value);
}

function isComment(value: YamlValue): value is YamlComment {
  return typeof value === 'object' && 'yaml' in value && value.yaml === 'comment';
}

function isFiltered(value: YamlValue): value is YamlFiltered {
  return typeof value === 'object' && 'yaml' in value && value.yaml === 'filtered';
}

function isMapping(value: YamlValue): value is YamlMapping {
  return typeof value === 'object' && !isList(value) && !isComment(value) && !isFiltered(value);
}
