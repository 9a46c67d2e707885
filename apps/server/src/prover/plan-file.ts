import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofPlan } from '@backsmith/prover';
import { isFields } from '@backsmith/text';

/** Keeps the plan of a proof in its folder, for the processes that run it. */
export function writePlan(folder: string, plan: ProofPlan): void {
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
}

/** Reads the plan that {@link writePlan} kept. @throws Error where the file holds something else */
export function readPlan(folder: string): ProofPlan {
  const plan: unknown = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'));
  if (!isPlan(plan)) throw new Error(`The file plan.json of ${folder} holds no plan.`);
  return plan;
}

/** Told by what every plan has; the rest is as the same program wrote it. */
function isPlan(value: unknown): value is ProofPlan {
  return isFields(value) && typeof value['project'] === 'string' && Array.isArray(value['modules']);
}
