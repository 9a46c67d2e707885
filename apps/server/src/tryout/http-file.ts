const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A request of a generated `requests.http`, as it stands there: with `{{variables}}` in path and body. */
export type WrittenRequest = {
  readonly title: string;
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly body: string | undefined;
  /** Fields of the answer that later requests use, and the variables they are kept in. */
  readonly kept: readonly { readonly variable: string; readonly field: string }[];
};

export type HttpFile = {
  /** Where the backend listens at one's own desk. */
  readonly address: string;
  readonly requests: readonly WrittenRequest[];
};

export type Variables = ReadonlyMap<string, string>;

const HANDLER = /\n> \{%\n([\s\S]*?)\n%\}\s*$/u;
const KEPT = /client\.global\.set\("([^"]+)", response\.body\["([^"]+)"\]\);/gu;
const CALL = /^([A-Z]+) \{\{host\}\}(\/\S*)$/mu;
const VARIABLE = /\{\{([^{}]*)\}\}/gu;

/**
 * Reads the `requests.http` of a project, which every call stands in, in an order in which each can be sent once those before
 * it were. Requests of other hosts are left out.
 */
export function readHttpFile(text: string): HttpFile {
  const [head = '', ...parts] = text.replaceAll('\r\n', '\n').split(/^###/mu);
  return {
    address: /^@host = (\S+)$/mu.exec(head)?.[1] ?? 'http://localhost:8080',
    requests: parts.flatMap((part) => readRequest(part) ?? []),
  };
}

function readRequest(part: string): WrittenRequest | undefined {
  const handler = HANDLER.exec(part)?.[1] ?? '';
  const [call = '', ...blocks] = part.replace(HANDLER, '').split('\n\n');
  const [, verb, path] = CALL.exec(call) ?? [];
  const method = METHODS.find((one) => one === verb);
  if (method === undefined || path === undefined) return undefined;
  const body = blocks.join('\n\n').trim();
  return {
    title: (call.split('\n')[0] ?? '').trim(),
    method,
    path,
    body: body === '' ? undefined : body,
    kept: [...handler.matchAll(KEPT)].map(([, variable = '', field = '']) => ({ variable, field })),
  };
}

/** A text with its variables filled in; undefined where one has no value. */
export function fillIn(text: string, variables: Variables): string | undefined {
  const names = [...text.matchAll(VARIABLE)].map(([, name = '']) => name.trim());
  if (!names.every((name) => variables.has(name))) return undefined;
  return text.replaceAll(VARIABLE, (_, name: string) => variables.get(name.trim()) ?? '');
}

/** A value of an answer as it is written into a later request. */
export function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
