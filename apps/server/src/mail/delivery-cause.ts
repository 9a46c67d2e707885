import { fieldsOf } from '@backsmith/text';

/** Why a mail was not taken, as far as the log may know it. */
export type DeliveryCause = {
  /** Node's or the mailer's own code, such as `ECONNREFUSED`, `ETLS` or `EENVELOPE`. */
  readonly code?: string;
  /** What the mail server answered with (RFC 5321, section 4.2), and its enhanced code, such as `5.1.1` (RFC 3463). */
  readonly responseCode?: number;
  readonly status?: string;
  /** Our own side's words; never the mail server's, which name whom the mail was for in whatever spelling they like. */
  readonly message?: string;
};

/** What may be logged of a failed delivery: no address, and nothing the other side wrote. */
export function deliveryCause(error: unknown): DeliveryCause {
  const { code, responseCode, response, message } = fieldsOf(error);
  const status = typeof response === 'string' ? /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined;
  const isOurs = responseCode === undefined && typeof message === 'string' && !message.includes('@');
  return {
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
    ...(status === undefined ? {} : { status }),
    ...(isOurs ? { message } : {}),
  };
}
