/** What events are called by, the service within its system, and what the cluster calls their broker. */
export type EventNames = { readonly system: string; readonly service: string; readonly broker: string };
