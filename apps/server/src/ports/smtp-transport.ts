import { fieldsOf, isCode } from '@backsmith/text';
import { createTransport } from 'nodemailer';
import type { SmtpConfig } from '../config.ts';
import type { MailTransport } from './mail-transport.ts';

const SECONDS = 1000;

/**
 * Mails over SMTP. They hold links that set passwords, and the way to the mail server may be anybody's: without TLS nothing goes
 * out unless the operator says so (RFC 8314, section 3; RFC 3207).
 *
 * @param url `smtp://user:password@host:587`, or `smtps://` for a port that begins with TLS.
 * @param from the sender, such as `Backsmith <hello@example.com>`.
 * @param tls false: where the server offers no TLS, the mail goes without.
 */
export function smtpTransport({ url, from, tls }: SmtpConfig): MailTransport {
  const transport = createTransport(
    {
      url,
      pool: true,
      requireTLS: tls,
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
      const { responseCode } = fieldsOf(error);
      // A refused sign-in, and a server without TLS, are the operator's to repair; mails wait for that.
      return typeof responseCode === 'number' && responseCode >= 500 && !isCode(error, 'EAUTH', 'ETLS');
    },
    close: () => transport.close(),
  };
}
