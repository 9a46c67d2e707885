import type { SchemaChoices } from '@backsmith/options';
import { readJson } from './read-json.ts';

const EXAMPLE = 'It looks like { "tables": { "app_release": { "columns": { "version": "plain" } } } }.';

/**
 * The choices a file holds, checked as far as that goes without the schema.
 *
 * @throws Failure when the file cannot be read, is no JSON, or says something that is no choice
 */
export async function readChoices(path: string): Promise<SchemaChoices> {
  const { schemaChoices } = await import('@backsmith/contract');
  return readJson({ path, option: '--choices', example: EXAMPLE }, (value) => schemaChoices.safeParse(value));
}
