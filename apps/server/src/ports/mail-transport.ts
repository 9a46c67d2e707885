import type { MailRow } from '../mail/mail-store.ts';

/** Hands mails to the world. */
export type MailTransport = {
  /** @throws Error when the mail was not taken; `isPermanent` tells whether another attempt is worth it. */
  send(mail: MailRow): Promise<void>;
  /** True when the same mail will be turned down again. */
  isPermanent(error: unknown): boolean;
  close(): void;
};
