import type { ServicePlan } from '@backsmith/options';
import { readJson } from './read-json.ts';

const EXAMPLE = 'It looks like { "services": [{ "name": "orders", "tables": ["customer_order", "order_item"] }] }.';

/**
 * The plan of services a file holds, checked as far as that goes without the schema.
 *
 * @throws Failure when the file cannot be read, is no JSON, or holds something that is no plan
 */
export async function readPlan(path: string): Promise<ServicePlan> {
  const { servicePlan } = await import('@backsmith/contract');
  return readJson({ path, option: '--services', example: EXAMPLE }, (value) => servicePlan.safeParse(value));
}
