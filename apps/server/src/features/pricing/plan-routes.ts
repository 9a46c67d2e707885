import { adminPlanAnswer, adminPlansAnswer, deletedAnswer, MESSAGES, PATHS, planForm } from '@backsmith/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { changePlan, createPlan, deletePlan, type PlanParts, plans, togglePlan } from './plan-service.ts';

const tags = ['admin'];
const config = { access: 'admin' } as const;
const params = z.object({ planId: z.string() });
const planPath = `${PATHS.adminPlanCreate}/:planId`;

/** Administrators keep the plans; what they change is shown and charged from then on. */
export function planRoutes(app: App, parts: PlanParts): void {
  app.get(
    PATHS.adminPlans,
    {
      config,
      schema: { tags, summary: 'All plans with former prices', response: { 200: adminPlansAnswer, ...refusals } },
    },
    async () => ({ success: true as const, data: await plans(parts) }),
  );

  app.post(
    PATHS.adminPlanCreate,
    {
      config,
      schema: { tags, summary: 'Create a plan', body: planForm, response: { 201: adminPlanAnswer, ...refusals } },
    },
    async (request, reply) => {
      const data = await createPlan(parts, callerOf(request).account, request.body);
      return reply.code(201).send({ success: true as const, message: MESSAGES.planCreated, data });
    },
  );

  app.put(
    planPath,
    {
      config,
      schema: {
        tags,
        summary: 'Change a plan',
        params,
        body: planForm,
        response: { 200: adminPlanAnswer, ...refusals },
      },
    },
    async (request) => {
      const data = await changePlan(parts, callerOf(request).account, request.params.planId, request.body);
      return { success: true as const, message: MESSAGES.planUpdated, data };
    },
  );

  app.patch(
    `${planPath}/toggle`,
    {
      config,
      schema: { tags, summary: 'Show a plan, or hide it', params, response: { 200: adminPlanAnswer, ...refusals } },
    },
    async (request) => {
      const data = await togglePlan(parts, callerOf(request).account, request.params.planId);
      const message = data.isActive ? MESSAGES.planActivated : MESSAGES.planDeactivated;
      return { success: true as const, message, data };
    },
  );

  app.delete(
    planPath,
    {
      config,
      schema: {
        tags,
        summary: 'Delete a plan; one that was paid for is archived',
        params,
        response: { 200: deletedAnswer, ...refusals },
      },
    },
    async (request) => {
      const { planId: id } = request.params;
      await deletePlan(parts, callerOf(request).account, id);
      return { success: true as const, message: MESSAGES.planDeleted, data: { id } };
    },
  );
}
