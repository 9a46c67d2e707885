/** Which service keeps which tables, as a user decides it: every table of the schema once. */
export type ServicePlan = {
  readonly services: readonly {
    readonly name: string;
    /** By their names as the schema has them: `order_item`, or `sales.order_item`. */
    readonly tables: readonly string[];
  }[];
};
