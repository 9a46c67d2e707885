const PARTS =
  /"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'|\/\/[^\n]*\n|\/\*\*[\s\S]*?\*\/|\s+|[^\s"'/]+|\//gu;

/**
 * Takes the layout out of Java source: white space becomes one space, line ends in Javadoc go where no tag begins. Only
 * what the printer promises to keep stays: blank lines, the ends of line comments, preformatted Javadoc.
 */
export function stripLayout(source: string): string {
  return Array.from(source.matchAll(PARTS), ([part]) => stripPart(part)).join('');
}

function stripPart(part: string): string {
  if (/^\s+$/u.test(part)) return part.split('\n').length > 2 ? '\n\n' : ' ';
  return part.startsWith('/**') ? stripJavadoc(part) : part;
}

function stripJavadoc(comment: string): string {
  if (comment.includes('<pre>')) return comment;
  return comment.replace(/\n[ \t]*\*[ \t]*(?=[^\s/@])/gu, ' ').replace(/\n[ \t]*\*?[ \t]*(?=\n|\*\/|@)/gu, '\n * ');
}
