import { adminPlanAnswer, adminPlansAnswer, deletedAnswer, PATHS, type PlanForm } from '@backsmith/contract';
import { call } from '../../../shared/api/call.ts';

/** All plans, hidden and archived ones among them. */
export async function fetchAllPlans(signal: AbortSignal) {
  return (await call(PATHS.adminPlans, adminPlansAnswer, { signal })).data;
}

/** Creates a plan, or changes the one with the id. */
export function savePlan(id: string | undefined, json: PlanForm) {
  if (id === undefined) return call(PATHS.adminPlanCreate, adminPlanAnswer, { method: 'POST', json });
  return call(PATHS.adminPlan(id), adminPlanAnswer, { method: 'PUT', json });
}

/** Shows a hidden plan, or hides a shown one. */
export async function togglePlan(id: string) {
  return (await call(PATHS.adminPlanToggle(id), adminPlanAnswer, { method: 'PATCH' })).data;
}

export function deletePlan(id: string) {
  return call(PATHS.adminPlan(id), deletedAnswer, { method: 'DELETE' });
}
