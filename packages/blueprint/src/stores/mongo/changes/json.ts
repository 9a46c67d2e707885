import { isFields } from '@backsmith/text';

/** A value of a file of changes: extended JSON, as MongoDB reads it. */
export type Json = string | number | boolean | JsonObject | readonly Json[];
export type JsonObject = { readonly [name: string]: Json };

export function isJsonObject(value: unknown): value is JsonObject {
  return isFields(value);
}
