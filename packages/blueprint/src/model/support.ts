/** Classes of ours, and which of them the service needs. */
export type Support<Classes> = { readonly classes: Classes; readonly needed: readonly (keyof Classes)[] };
