import { escapeMarkdown, markdownCodeSpan } from './escape.ts';

/** Text within a line that is Markdown already. */
export type MarkdownText = { readonly parts: readonly MarkdownPart[] };

type MarkdownPart = { readonly markup: string } | { readonly code: string };

/** A string is text of someone else and is escaped. */
export type MarkdownValue = string | number | MarkdownText | undefined;

/** Markdown of our own, with placeholders that are escaped unless they are Markdown already. */
export function markdownText(text: TemplateStringsArray, ...values: readonly MarkdownValue[]): MarkdownText {
  return { parts: text.flatMap((markup, index) => [{ markup }, ...partsOf(values[index])]) };
}

/** A code span. */
export function markdownCode(text: string): MarkdownText {
  return { parts: [{ code: text }] };
}

/** Several values as one, such as a list of code spans: `joinMarkdown(names.map(markdownCode), ', ')`. */
export function joinMarkdown(values: readonly MarkdownValue[], separator: string): MarkdownText {
  return {
    parts: values.flatMap((value, index) => [...(index === 0 ? [] : [{ markup: separator }]), ...partsOf(value)]),
  };
}

/** The text of a value in a paragraph, heading or list. */
export function renderMarkdown(value: MarkdownValue): string {
  return render(value, 'text');
}

/** A table; cells are brought onto one line. */
export function markdownTable(header: readonly MarkdownValue[], rows: readonly (readonly MarkdownValue[])[]): string {
  const separator = header.map(() => '---');
  const lines = [header.map(cell), separator, ...rows.map((row) => row.map(cell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function cell(value: MarkdownValue): string {
  return render(value, 'table').replace(/\s*\n\s*/gu, ' ');
}

function render(value: MarkdownValue, place: 'text' | 'table'): string {
  return partsOf(value)
    .map((part) => ('code' in part ? markdownCodeSpan(part.code, place) : part.markup))
    .join('');
}

function partsOf(value: MarkdownValue): readonly MarkdownPart[] {
  if (value === undefined) return [];
  if (typeof value === 'object') return value.parts;
  return [{ markup: escapeMarkdown(value.toString()) }];
}
