import { MESSAGES, PATHS, pricingAnswer, pricingPlanAnswer } from '@backsmith/contract';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { findPlan, listActivePlans } from '../../pricing/plan-store.ts';
import { planView, type Sales } from '../../pricing/plan-view.ts';
import { Refusal } from '../../refusal.ts';

const tags = ['pricing'];

export type PricingParts = Sales & { readonly db: Db; readonly clock: Clock };

export function pricingRoutes(app: App, parts: PricingParts): void {
  app.get(
    PATHS.pricing,
    {
      config: { access: 'public' },
      schema: { tags, summary: 'The plans and their prices of now', response: { 200: pricingAnswer, ...refusals } },
    },
    async () => {
      const plans = await listActivePlans(parts.db);
      return { success: true as const, data: plans.map((plan) => planView(plan, parts.clock(), parts)) };
    },
  );

  app.get(
    `${PATHS.pricing}/:name`,
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'One plan',
        params: z.object({ name: z.string() }),
        response: { 200: pricingPlanAnswer, ...refusals },
      },
    },
    async (request) => {
      const plan = await findPlan(parts.db, request.params.name.toLowerCase());
      if (!plan) throw new Refusal('NOT_FOUND', MESSAGES.planNotFound);
      return { success: true as const, data: planView(plan, parts.clock(), parts) };
    },
  );
}
