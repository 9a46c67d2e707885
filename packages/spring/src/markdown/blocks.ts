import { markdownCodeBlock, markdownText, renderMarkdown } from '@backsmith/render';
import type { MarkdownText, MarkdownValue } from '@backsmith/render';

/** A paragraph: Markdown of our own, with values of others escaped. White space around it is ours and means nothing. */
export function paragraph(text: TemplateStringsArray, ...values: readonly MarkdownValue[]): string {
  return block(markdownText(text, ...values));
}

/** A paragraph of Markdown that is there already. */
export function block(value: MarkdownText): string {
  return `${renderMarkdown(value).trim()}\n`;
}

/** A heading, `## Run`. */
export function heading(level: 1 | 2, title: string): string {
  return `${'#'.repeat(level)} ${renderMarkdown(title)}\n`;
}

/** Commands for a shell. */
export function shell(...lines: readonly string[]): string {
  return `${markdownCodeBlock('sh', lines.join('\n'))}\n`;
}
