import { formatComment } from '../comment/format-comment.ts';
import { ENDLESS, widthOf } from './doc.ts';
import type { Break, Doc, Indent, Level } from './doc.ts';
import { LineWriter } from './line-writer.ts';

/** google-java-format's limit, which the Google style sets. */
export const LINE_LENGTH = 100;

/** Breaks a document into lines of at most 100 columns where that is possible. */
export function layOut(root: Level): string {
  const writer = new LineWriter();
  writeLevel(writer, root, 0, 0);
  return writer.finish();
}

/** Writes a level at a column and answers the column behind it. */
function writeLevel(writer: LineWriter, level: Level, outerIndent: number, column: number): number {
  const width = widthOf(level);
  if (column + width <= LINE_LENGTH) {
    writeFlat(writer, level);
    return column + width;
  }
  const indent = outerIndent + resolveIndent(level.indent);
  return writeBroken(writer, level.docs, indent, column);
}

function writeBroken(writer: LineWriter, docs: readonly Doc[], indent: number, start: number): number {
  let column = start;
  let mustBreak = false;
  let from = 0;
  while (from < docs.length) {
    const opening = docs[from];
    const lineBreak = opening?.kind === 'break' ? opening : undefined;
    const first = lineBreak === undefined ? from : from + 1;
    const end = nextBreak(docs, first);
    const width = widthBetween(docs, first, end);
    if (lineBreak !== undefined) column = takeBreak(writer, lineBreak, indent, column, width, mustBreak);
    mustBreak = column + width > LINE_LENGTH;
    for (const doc of docs.slice(first, end)) column = writeDoc(writer, doc, indent, column);
    from = end;
  }
  return column;
}

function takeBreak(
  writer: LineWriter,
  lineBreak: Break,
  indent: number,
  column: number,
  following: number,
  mustBreak: boolean,
): number {
  const taken = mustBreak || lineBreak.mode !== 'fill' || column + lineBreak.flat.length + following > LINE_LENGTH;
  if (lineBreak.tag !== undefined) lineBreak.tag.taken = taken;
  if (!taken) {
    writer.text(lineBreak.flat);
    return column + lineBreak.flat.length;
  }
  const target = Math.max(indent + lineBreak.indent, 0);
  writer.newLine(target);
  return target;
}

function writeDoc(writer: LineWriter, doc: Doc, indent: number, column: number): number {
  switch (doc.kind) {
    case 'text':
      writer.text(doc.text);
      return column + doc.text.length;
    case 'level':
      return writeLevel(writer, doc, indent, column);
    case 'blank':
      writer.blankLine(doc.wanted);
      return column;
    case 'comment': {
      const text = formatComment(doc.comment, column);
      writer.text(text);
      return column + text.length - (text.lastIndexOf('\n') + 1);
    }
    case 'text-block':
      writer.textBlock(doc.content);
      return column + ENDLESS;
    case 'break':
      throw new Error('A break is no content of a line.');
  }
}

function writeFlat(writer: LineWriter, level: Level): void {
  for (const doc of level.docs) {
    if (doc.kind === 'text') writer.text(doc.text);
    else if (doc.kind === 'level') writeFlat(writer, doc);
    else if (doc.kind === 'break') writer.text(doc.flat);
    else if (doc.kind === 'blank') writer.blankLine(doc.wanted);
    else throw new Error(`Not on one line: ${doc.kind}`);
  }
}

function nextBreak(docs: readonly Doc[], from: number): number {
  let at = from;
  while (at < docs.length && docs[at]?.kind !== 'break') at += 1;
  return at;
}

function widthBetween(docs: readonly Doc[], from: number, end: number): number {
  let width = 0;
  for (const doc of docs.slice(from, end)) width += widthOf(doc);
  return Math.min(width, ENDLESS);
}

function resolveIndent(indent: Indent): number {
  if (typeof indent === 'number') return indent;
  return indent.tag.taken ? indent.taken : indent.otherwise;
}
