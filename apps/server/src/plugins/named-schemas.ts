import * as contract from '@backsmith/contract';
import { z } from 'zod';

/**
 * The schemas of the contract under the names it exports them by: `generateRequest` is `GenerateRequest`. Where a route or
 * another schema holds one of them, the description of the API refers to it by that name. Queries are left out: OpenAPI lists
 * their parameters one by one.
 */
export function namedSchemas(): z.core.$ZodRegistry<{ id?: string }> {
  const registry = z.registry<{ id?: string }>();
  for (const [name, value] of Object.entries(contract)) {
    if (value instanceof z.ZodType && !name.endsWith('Query'))
      registry.add(value, { id: `${name.charAt(0).toUpperCase()}${name.slice(1)}` });
  }
  return registry;
}
