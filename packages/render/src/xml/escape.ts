import { toVisibleText } from '@backsmith/text';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Text between tags. Characters that XML 1.0 forbids or nobody sees are dropped. */
export function escapeXmlText(text: string): string {
  return toVisibleText(text).replace(/[&<>\r]/gu, toEntity);
}

/** The value of an attribute, without its quotes. */
export function escapeXmlAttribute(text: string): string {
  return toVisibleText(text).replace(/[&<>"'\t\n\r]/gu, toEntity);
}

/** The inside of a comment: two hyphens never meet and none stands at the end. */
export function escapeXmlComment(text: string): string {
  return toVisibleText(text).replace(/-(?=-|$)/gu, '- ');
}

function toEntity(character: string): string {
  return ENTITIES[character] ?? character;
}
