import { PRODUCT } from '@backsmith/contract';

/** What a mail says, before anybody decides how it travels. Plain text everywhere; the writers below escape it. */
export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
  /** An invitation to a meeting (iCalendar), attached. */
  readonly calendar?: string;
  /** Where the reader can end mails of this kind. */
  readonly unsubscribeUrl?: string;
};

/** A paragraph of text, a link with its words, or a list of names with their values. */
export type Paragraph =
  | string
  | { readonly link: string; readonly words: string }
  | { readonly rows: readonly (readonly [string, string])[] };

/** The letter as plain text. */
export function letterText(letter: Pick<Letter, 'paragraphs' | 'unsubscribeUrl'>): string {
  const parts = letter.paragraphs.map((paragraph) => {
    if (typeof paragraph === 'string') return paragraph;
    if ('link' in paragraph) return `${paragraph.words}:\n${paragraph.link}`;
    return paragraph.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  });
  return `${[...parts, ...farewell(letter.unsubscribeUrl)].join('\n\n')}\n`;
}

function farewell(unsubscribeUrl: string | undefined): readonly string[] {
  return [PRODUCT.name, ...(unsubscribeUrl === undefined ? [] : [`To end these mails: ${unsubscribeUrl}`])];
}

/** The letter as HTML that mail programs show alike: no script, no picture, nothing loaded. */
export function letterHtml(letter: Pick<Letter, 'paragraphs' | 'unsubscribeUrl'>): string {
  const parts = letter.paragraphs.map((paragraph) => {
    if (typeof paragraph === 'string') return `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`;
    if ('link' in paragraph) {
      return `<p><a href="${escapeHtml(paragraph.link)}">${escapeHtml(paragraph.words)}</a></p>`;
    }
    const rows = paragraph.rows.map(
      ([name, value]) => `<tr><th align="left">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
    );
    return `<table cellpadding="4">${rows.join('')}</table>`;
  });
  const [name = '', ending] = farewell(letter.unsubscribeUrl);
  const last = ending === undefined ? [] : [`<p><small>${escapeHtml(ending)}</small></p>`];
  return `<div style="font-family:sans-serif">${[...parts, `<p>${escapeHtml(name)}</p>`, ...last].join('\n')}</div>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an HTML document: in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.toWellFormed().replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Text for a header of a mail: on one line whatever is in it, and no encoded word (RFC 2047), which would be shown decoded. */
export function headerText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
}
