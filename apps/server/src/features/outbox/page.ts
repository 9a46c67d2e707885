import { plainPage } from '../../http/plain-page.ts';
import { escapeHtml } from '../../mail/letter.ts';
import type { MailRow } from '../../mail/mail-store.ts';

/** The outbox as a page without script: mails as plain text, with links that can be followed. */
export function outboxPage(mails: readonly MailRow[]): string {
  const body = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(article).join('\n');
  const lead = '<p>Mails that would have been sent: no SMTP server is configured. Newest first.</p>';
  return plainPage('Outbox', `${lead}\n${body}`, 'wide');
}

function article(mail: MailRow): string {
  const calendar =
    mail.calendar === null ? '' : `<details><summary>Invitation</summary>${pre(mail.calendar)}</details>`;
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.recipient)}, <time>${mail.createdAt.toISOString()}</time></p>
${pre(mail.bodyText)}
${calendar}</article>`;
}

function pre(text: string): string {
  const linked = text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, at) => (at % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`));
  return `<pre>${linked.join('')}</pre>`;
}
