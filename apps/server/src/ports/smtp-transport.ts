import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';

const SECONDS = 1000;

/**
 * Mails over SMTP.
 *
 * @param url `smtp://user:password@host:587`, or `smtps://` for a port that begins with TLS.
 * @param from the sender, such as `Backsmith <hello@example.com>`.
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: 10 * SECONDS,
      greetingTimeout: 10 * SECONDS,
      socketTimeout: 20 * SECONDS,
      // What is sent is in the row; nothing is ever read from a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async (mail) => {
      await transport.sendMail({
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.bodyText,
        html: mail.bodyHtml,
        // The same mail sent twice after a crash is recognised as one.
        messageId: `<${mail.id}@${new URL(url).hostname || 'localhost'}>`,
        ...(mail.calendar === null ? {} : { icalEvent: { method: 'REQUEST', content: mail.calendar } }),
        ...(mail.unsubscribeUrl === null
          ? {}
          : {
              headers: {
                'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              },
            }),
      });
    },
    isPermanent: (error) => {
      const { responseCode, code } = error as { readonly responseCode?: unknown; readonly code?: unknown };
      // A refused sign-in is the operator's to repair; mails wait for that.
      return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
    },
    close: () => transport.close(),
  };
}
