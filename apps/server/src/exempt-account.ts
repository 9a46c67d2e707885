import { LIMITS, type Exemption } from '@backsmith/contract';
import { systemClock } from './clock.ts';
import { closingStack } from './closing-stack.ts';
import { exemptionView, grantExemption } from './entitlements/grant-exemption.ts';
import { findAccountByEmail } from './identity/account-store.ts';
import { openBeside } from './open-beside.ts';
import { strangerWarning } from './identity/stranger-warning.ts';

export type ExemptionOrder = {
  readonly email: string;
  /** True ends the exemption. */
  readonly revoke?: boolean;
  /** An account may be freed whose address nobody has shown to be theirs: whoever registered it first would get the gift. */
  readonly existing?: boolean;
  readonly reason?: string;
  /** The last moment of free access; absent: without end. */
  readonly until?: Date;
  /** How many generations are free; absent: all. */
  readonly limit?: number;
  /** Told which database is used. */
  readonly print?: (line: string) => void;
  /** Default: `process.env`. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
};

const UNCONFIRMED =
  'The address is confirmed once a password was set through a mailed link. To free this account all the same, add --existing.';

export type ExemptionResult =
  { readonly ok: false; readonly problem: string } | { readonly ok: true; readonly exemption: Exemption };

/**
 * Frees an account from paying, or ends that. An account that never used a mailed link is freed only when that is asked for, as
 * anybody may have registered the address. Works beside a running server and without one.
 *
 * @throws ConfigError, or Error when the database cannot be opened.
 */
export async function exemptAccount(order: ExemptionOrder): Promise<ExemptionResult> {
  const { reason, limit, until } = order;
  if ((reason?.length ?? 0) > LIMITS.exemptionReason.max) return { ok: false, problem: 'The reason is too long.' };
  if (limit !== undefined && !(Number.isInteger(limit) && limit > 0 && limit <= 1_000_000)) {
    return { ok: false, problem: 'The limit must be a whole number from 1 to 1000000.' };
  }
  const closing = closingStack();
  try {
    const beside = await openBeside(order.environment ?? process.env, closing, order.print);
    if (!beside.ok) return beside;
    const { db } = beside.foundation;
    const account = await findAccountByEmail(db, order.email.trim());
    if (!account) return { ok: false, problem: `There is no account with the e-mail ${order.email}.` };
    if (order.revoke !== true && order.existing !== true && account.emailConfirmedAt === null) {
      return { ok: false, problem: `${strangerWarning(account, systemClock())} ${UNCONFIRMED}` };
    }
    const grant = {
      paymentExempt: order.revoke !== true,
      reason: reason ?? null,
      expiresAt: until ?? null,
      limit: limit ?? null,
    };
    const changed = await grantExemption(db, account, grant, systemClock());
    if (!changed) return { ok: false, problem: 'The account was deleted at this moment.' };
    return { ok: true, exemption: exemptionView(changed) };
  } finally {
    await closing.close();
  }
}
