import { escapeXmlAttribute, escapeXmlComment, escapeXmlText } from './escape.ts';

export type XmlElement = {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
};

/** A string is text, `undefined` nothing, and `blankLine` separates groups of elements. */
export type XmlNode =
  | XmlElement
  | string
  | undefined
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'blank-line' };

const NAME = /^[A-Za-z_][A-Za-z0-9_.:-]*$/u;

export const blankLine: XmlNode = { kind: 'blank-line' };

/** An element with text, other elements, or nothing in it. Throws on a name that is none: names are ours. */
export function element(name: string, ...children: readonly XmlNode[]): XmlElement {
  return elementWith(name, {}, ...children);
}

/** An element with attributes. */
export function elementWith(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly XmlNode[]
): XmlElement {
  for (const spelling of [name, ...Object.keys(attributes)])
    if (!NAME.test(spelling)) throw new Error(`Not an XML name: ${spelling}`);
  return { kind: 'element', name, attributes, children };
}

export function xmlComment(text: string): XmlNode {
  return { kind: 'comment', text };
}

/** A whole XML document, two columns of indentation per level, text on the line of its element. */
export function renderXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderNode(root, '')}\n`;
}

function renderNode(node: XmlNode, indent: string): string {
  if (node === undefined) return '';
  if (typeof node === 'string') return indent + escapeXmlText(node);
  switch (node.kind) {
    case 'blank-line':
      return '';
    case 'comment':
      return `${indent}<!-- ${escapeXmlComment(node.text)} -->`;
    case 'element':
      return renderElement(node, indent);
  }
}

function renderElement(node: XmlElement, indent: string): string {
  const attributes = Object.entries(node.attributes).map(([key, value]) => ` ${key}="${escapeXmlAttribute(value)}"`);
  const opening = `${indent}<${node.name}${attributes.join('')}`;
  const children = node.children.filter((child) => child !== undefined && child !== '');
  if (children.length === 0) return `${opening}/>`;
  if (children.every((child) => typeof child === 'string'))
    return `${opening}>${children.map(escapeXmlText).join('')}</${node.name}>`;
  const lines = children.map((child) => renderNode(child, `${indent}  `));
  return [`${opening}>`, ...lines, `${indent}</${node.name}>`].join('\n');
}
