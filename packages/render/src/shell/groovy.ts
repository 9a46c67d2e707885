/** A text as a literal of Groovy's in single quotes, in which nothing is replaced (Groovy manual, 4.1). */
export function groovyText(text: string): string {
  return `'${text.replaceAll(/[\\']/gu, '\\$&').replaceAll('\n', '\\n')}'`;
}
