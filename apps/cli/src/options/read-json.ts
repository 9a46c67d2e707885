import { readFileSync } from 'node:fs';
import { didYouMean, fieldsOf } from '@backsmith/text';
import { EXIT } from '../exit-code.ts';
import { Failure } from '../failure.ts';

/** What a check of a value found: as much of it as is told. */
type Checked<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

type Issue = {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly values?: readonly unknown[];
};

/** A file an option names: the option as it is typed, and what the file looks like, as the end of every hint. */
type Wanted = { readonly path: string; readonly option: string; readonly example: string };

/**
 * What a JSON file holds, checked as far as that goes without the schema.
 *
 * @throws Failure when the file cannot be read, is no JSON, or holds something else
 */
export function readJson<T>(wanted: Wanted, check: (value: unknown) => Checked<T>): T {
  const { path, example } = wanted;
  const value = parse(wanted, readText(wanted));
  const checked = check(value);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? path : `${path}: ${issue.path.map(String).join('.')}`;
  const known = issue?.code === 'invalid_value' ? (issue.values ?? []).map(String) : [];
  const given = (issue?.path ?? []).reduce<unknown>(
    (inside, key) => (Array.isArray(inside) ? inside[Number(key)] : fieldsOf(inside)[String(key)]),
    value,
  );
  const meant = typeof given === 'string' ? didYouMean(given, known) : '';
  const names = known.length === 0 ? '' : `Known: ${known.join(', ')}. `;
  throw new Failure(EXIT.usage, `${where}: ${issue?.message ?? 'not understood'}.`, `${meant}${names}${example}`);
}

function readText({ path, option, example }: Wanted): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Failure(EXIT.files, `${path} cannot be read.`, `${option} takes a JSON file. ${example}`);
  }
}

function parse({ path, example }: Wanted, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Failure(EXIT.usage, `${path} is no JSON: ${why}.`, example);
  }
}
