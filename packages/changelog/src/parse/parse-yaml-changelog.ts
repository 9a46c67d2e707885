import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, type Node, type Pair, type Scalar } from 'yaml';
import type { ChangeNode } from '../change-node.ts';
import type { ChangelogTree } from './changelog-tree.ts';

/** Lists of parts that XML has without a name around them. */
const LISTS = new Set(['changes', 'columns']);

/**
 * Reads a changelog in YAML, or in JSON, which is a part of it (Liquibase: YAML and JSON changelog formats). An entry with one
 * value is an attribute, one with entries a part, and a list of entries as many parts.
 */
export function parseYamlChangelog(text: string): ChangelogTree | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: false, logLevel: 'silent' });
  const [error] = document.errors;
  if (error !== undefined) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    return { kind: 'damaged', line, column: col, message: error.message.split('\n')[0] ?? '' };
  }
  const root: unknown = document.contents;
  if (!isMap(root)) return undefined;
  const list = root.items.find((pair) => keyOf(pair) === 'databaseChangeLog')?.value;
  if (!isSeq(list)) return undefined;
  const lineOf = (node: Node): number => lineCounter.linePos(node.range?.[0] ?? 0).line;
  return { kind: 'changelog', parts: list.items.flatMap((item) => partsOf(item, lineOf)) };
}

function keyOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : '';
}

/** `- changeSet: …` of a list, or several of one item. */
function partsOf(item: unknown, lineOf: (node: Node) => number): readonly ChangeNode[] {
  if (!isMap(item)) return [];
  return item.items.flatMap((pair) => nodesOf(keyOf(pair), pair, lineOf));
}

function nodesOf(name: string, { key, value }: Pair, lineOf: (node: Node) => number): readonly ChangeNode[] {
  const line = isNode(key) ? lineOf(key) : 1;
  if (isMap(value)) return [mapNode(name, value.items, line, lineOf)];
  if (isSeq(value)) return value.items.flatMap((item) => partsOf(item, lineOf));
  const text = isScalar(value) ? textOf(value) : '';
  const textLine = isScalar(value) ? lineOf(value) + (value.type?.startsWith('BLOCK') === true ? 1 : 0) : line;
  return [{ name, attributes: new Map(), children: [], text, line, textLine }];
}

function mapNode(name: string, items: readonly Pair[], line: number, lineOf: (node: Node) => number): ChangeNode {
  const single = items.filter(({ value }) => isScalar(value));
  const inner = items.filter(({ value }) => !isScalar(value) && value !== null);
  const attributes = new Map(single.map((pair) => [keyOf(pair), isScalar(pair.value) ? textOf(pair.value) : '']));
  const body = single.find((pair) => keyOf(pair) === name || BODIES.has(keyOf(pair)));
  const [text] = body === undefined ? [] : nodesOf(name, body, lineOf);
  return {
    name,
    attributes,
    children: inner.flatMap((pair) => {
      const nodes = nodesOf(keyOf(pair), pair, lineOf);
      return isSeq(pair.value) && !LISTS.has(keyOf(pair))
        ? [{ ...EMPTY, name: keyOf(pair), children: nodes, line, textLine: line }]
        : nodes;
    }),
    text: text?.text ?? '',
    line,
    textLine: text?.textLine ?? line,
  };
}

/** Entries that hold what XML has between the tags. */
const BODIES = new Set([
  'sql',
  'selectQuery',
  'procedureText',
  'procedureBody',
  'functionText',
  'triggerText',
  'comment',
]);

const EMPTY: Omit<ChangeNode, 'name'> = { attributes: new Map(), children: [], text: '', line: 1, textLine: 1 };

/** A value as text: numbers and truth values as they are written, so that no digit is lost. */
function textOf({ value, source }: Scalar): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : (source ?? '');
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value) || isPair(value);
}
