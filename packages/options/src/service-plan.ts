import type { CHOICE_OPTIONS } from './choice-options.ts';

type Database = (typeof CHOICE_OPTIONS)['database']['choices'][number]['value'];

/** Which service keeps which tables, as a user decides it: every table of the schema once. */
export type ServicePlan = {
  readonly services: readonly {
    readonly name: string;
    /** By their names as the schema has them: `order_item`, or `sales.order_item`. */
    readonly tables: readonly string[];
    /** What it keeps them in, where that is not the database of the system. */
    readonly database?: Database | undefined;
  }[];
};

/** The most services one may ask for by their number: whoever wants more writes a plan. */
export const MOST_SERVICES = 30;

/** Whether a schema can be shared out among so many services. */
export function isServicesCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MOST_SERVICES;
}
