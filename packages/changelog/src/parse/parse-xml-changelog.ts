import { parseXml, XmlCdata, XmlElement, XmlError, XmlText, type XmlNode } from '@rgrove/parse-xml';
import { SourceText } from '@backsmith/sql';
import type { ChangeNode } from '../change-node.ts';
import type { ChangelogTree } from './changelog-tree.ts';

/**
 * Reads a changelog in XML (Liquibase: XML changelog format). Prefixes of names are passed over, as `ext:` and `pro:` stand
 * before changes of extensions. Nothing outside the file is read.
 */
export function parseXmlChangelog(text: string): ChangelogTree | undefined {
  try {
    const { root } = parseXml(text, { includeOffsets: true, resolveUndefinedEntity: (entity) => entity });
    if (root === null || localName(root.name) !== 'databaseChangeLog') return undefined;
    return { kind: 'changelog', parts: childrenOf(root, new SourceText(text)) };
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const message = error.message.split('\n')[0] ?? '';
    return { kind: 'damaged', line: error.line, column: error.column, message };
  }
}

function childrenOf(element: XmlElement, source: SourceText): readonly ChangeNode[] {
  return element.children.flatMap((child) => (child instanceof XmlElement ? nodeOf(child, source) : []));
}

function nodeOf(element: XmlElement, source: SourceText): ChangeNode {
  const line = source.position(element.start).line;
  const written = element.children.filter(isText);
  const first = written.find((one) => one.text.trim() !== '');
  const lead = first === undefined ? 0 : source.text.slice(first.start, first.end).search(/\S/);
  const textLine = first === undefined ? line : source.position(first.start + Math.max(lead, 0)).line;
  return {
    name: localName(element.name),
    attributes: new Map(Object.entries(element.attributes)),
    text: written.map((one) => one.text).join(''),
    line,
    textLine,
    children: childrenOf(element, source),
  };
}

/** Character data is a kind of text, too. */
function isText(node: XmlNode): node is XmlText {
  return node instanceof XmlText || node instanceof XmlCdata;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
