import { exemptionAnswer, exemptionRequest, PATHS } from '@backsmith/contract';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { exemptionView, grantExemption } from '../../entitlements/grant-exemption.ts';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { findAccount } from '../../identity/account-store.ts';
import { noteAction } from '../../identity/action-store.ts';
import { isUuid } from '../../projects/is-uuid.ts';
import { Refusal } from '../../refusal.ts';

const NO_USER = 'There is no such user.';

export function exemptionRoutes(app: App, parts: { readonly db: Database; readonly clock: Clock }): void {
  app.patch(
    decodeURIComponent(PATHS.userExemption(':userId')),
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: 'Free an account from paying, or end that',
        params: z.object({ userId: z.string() }),
        body: exemptionRequest,
        response: { 200: exemptionAnswer, ...refusals },
      },
    },
    async (request) => {
      const { userId } = request.params;
      const account = isUuid(userId) ? await findAccount(parts.db, userId) : undefined;
      if (!account) throw new Refusal('NOT_FOUND', NO_USER);
      const { paymentExempt, exemptionReason, exemptionExpiresAt, generationsLimit } = request.body;
      const grant = {
        paymentExempt,
        reason: exemptionReason === '' ? null : (exemptionReason ?? null),
        expiresAt: exemptionExpiresAt ? new Date(exemptionExpiresAt) : null,
        limit: generationsLimit ?? null,
      };
      const actor = callerOf(request).account;
      const now = parts.clock();
      const changed = await parts.db.transaction(async (tx) => {
        const details = { exemptionReason: grant.reason, generationsLimit: grant.limit };
        const action = paymentExempt ? 'exemption enabled' : 'exemption disabled';
        await noteAction(tx, actor, { action, target: account.email, details }, now);
        return grantExemption(tx, account, grant, now);
      });
      if (!changed) throw new Refusal('NOT_FOUND', NO_USER);
      return { success: true as const, data: exemptionView(changed) };
    },
  );
}
