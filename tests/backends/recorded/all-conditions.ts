import { HttpCalls, PAGING, readResources, type ApiDocument } from '@backsmith/prover';

type Resource = ReturnType<typeof readResources>[number];
type Condition = Resource['filters'][string];
type Written = NonNullable<ApiDocument['paths'][string]['get']>;
type Parameter = NonNullable<Written['parameters']>[number];

/** So many conditions of a list fit into the address of one call. */
const IN_ONE_CALL = 30;

const ENDINGS = /(?:From|To|Contains|IsNull)$/;

const FORMATS: Readonly<Record<string, string>> = {
  date: '2024-05-01',
  'date-time': '2024-05-01T10:00:00Z',
  'date-time-local': '2024-05-01T10:00:00',
  time: '10:00:00',
  'time-local': '10:00:00',
  uuid: '00000000-0000-4000-8000-000000000001',
  byte: 'AA==',
  binary: 'AA==',
  duration: 'PT1H',
};

/** A value that a condition takes; whether a record has it does not matter. */
export function valueOf(schema: Condition): string {
  const { type, format, enum: words, minimum, maximum } = schema.items ?? schema;
  if (words !== undefined) return words.find((word) => typeof word === 'string') ?? '';
  if (type === 'boolean') return 'true';
  if (type === 'integer' || type === 'number') return String(Math.min(maximum ?? 1, Math.max(minimum ?? 1, 1)));
  return FORMATS[format ?? ''] ?? 'a';
}

/** Asks each list for all of its conditions together, so that each of them is said to the database. @returns the calls */
export async function askAllConditions(
  url: string,
  token: string,
  document: ApiDocument,
): Promise<{ readonly calls: number; readonly failures: readonly string[] }> {
  const calls = new HttpCalls(url, token);
  for (const { path, filters } of readResources(document).filter((one) => one.path.startsWith('/api/'))) {
    // What was deleted is asked for by itself.
    const isAlone = (name: string): boolean => name === 'deleted';
    const alone = Object.keys(filters).filter(isAlone);
    const all = Object.entries(filters)
      .filter(([name]) => !isAlone(name))
      .map(([name, schema]) => `${encodeURIComponent(name)}=${encodeURIComponent(valueOf(schema))}`);
    for (const name of alone) await calls.expect(200, { method: 'GET', path: `${path}?${name}=true` });
    for (let from = 0; from < all.length; from += IN_ONE_CALL)
      await calls.expect(200, { method: 'GET', path: `${path}?${all.slice(from, from + IN_ONE_CALL).join('&')}` });
  }
  return { calls: calls.count, failures: calls.failures };
}

/** What kind of condition a parameter is: what it means, and of what it is said. */
function kindOf({ name, schema }: Parameter): string {
  const { type, format, enum: words, $ref } = schema;
  return JSON.stringify([ENDINGS.exec(name)?.[0], type, format, words !== undefined || $ref !== undefined]);
}

function isCondition(parameter: Parameter): boolean {
  return parameter.in === 'query' && !PAGING.has(parameter.name);
}

/** A document in which each list has one condition of a kind, so that a client asks hundreds of tables in minutes. */
export function withFewConditions(document: ApiDocument): ApiDocument {
  const few = (written: Written): Written => {
    const kinds = new Set<string>();
    const parameters = (written.parameters ?? []).filter((one) => {
      const isFirst = !isCondition(one) || !kinds.has(kindOf(one));
      if (isCondition(one)) kinds.add(kindOf(one));
      return isFirst;
    });
    return { ...written, parameters };
  };
  const paths = Object.entries(document.paths).map(
    ([path, methods]) => [path, methods.get === undefined ? methods : { ...methods, get: few(methods.get) }] as const,
  );
  return { ...document, paths: Object.fromEntries(paths) };
}
