import { PRODUCT } from '@backsmith/contract';
import { escapeHtml } from '../../mail/letter.ts';
import type { MailRow } from '../../mail/mail-store.ts';

/** The outbox as a page without script: mails as plain text, with links that can be followed. */
export function outboxPage(mails: readonly MailRow[]): string {
  const body = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(article).join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Outbox · ${escapeHtml(PRODUCT.name)}</title></head>
<body style="font-family:sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem">
<h1>Outbox</h1>
<p>Mails that would have been sent: no SMTP server is configured. Newest first.</p>
${body}
</body>
</html>
`;
}

function article(mail: MailRow): string {
  const calendar =
    mail.calendar === null ? '' : `<details><summary>Invitation</summary>${pre(mail.calendar)}</details>`;
  return `<article style="border-top:1px solid #999;padding:1rem 0">
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.recipient)}, <time>${mail.createdAt.toISOString()}</time></p>
${pre(mail.bodyText)}
${calendar}</article>`;
}

function pre(text: string): string {
  const linked = text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, at) => (at % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`));
  return `<pre style="white-space:pre-wrap">${linked.join('')}</pre>`;
}
