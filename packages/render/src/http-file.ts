import { toSingleLine } from '@backsmith/text';

/** A value of a JSON body. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A request of a `.http` file, which editors send. Addresses may hold `{{variables}}` of ours; names and bodies never do. */
export type HttpRequest = {
  readonly title: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: JsonValue;
};

/** A `.http` file with variables on top. Throws on an address with white space or a line end in it: addresses are ours. */
export function renderHttpFile(variables: Readonly<Record<string, string>>, requests: readonly HttpRequest[]): string {
  const head = Object.entries(variables).map(([name, value]) => `@${name} = ${toSingleLine(value)}\n`);
  return [head.join(''), ...requests.map(renderRequest)].filter((part) => part !== '').join('\n');
}

function renderRequest(request: HttpRequest): string {
  if (/\s/u.test(request.url)) throw new Error(`Not an address: ${request.url}`);
  const headers = Object.entries(request.headers ?? {}).map(([name, value]) => `${name}: ${toSingleLine(value)}`);
  const type = request.body === undefined ? [] : ['Content-Type: application/json'];
  const lines = [`### ${toSingleLine(request.title)}`, `${request.method} ${request.url}`, ...headers, ...type];
  const body = request.body === undefined ? [] : ['', renderBody(request.body)];
  return `${[...lines, ...body].join('\n')}\n`;
}

/** Two braces would start a variable of the editor. */
function renderBody(body: JsonValue): string {
  const values = JSON.stringify(
    body,
    (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value),
    2,
  );
  return values.replace(/\{(?=\{)|\}(?=\})/gu, (brace) => (brace === '{' ? '\\u007b' : '\\u007d'));
}
