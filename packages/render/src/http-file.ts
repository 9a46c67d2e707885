import { toSingleLine } from '@backsmith/text';

const WRITTEN: unique symbol = Symbol('written');

/** What stands for a value and is none. No object that somebody sends can be taken for one. */
export type HttpMark = { readonly [WRITTEN]: string };

/** What an earlier answer was kept for. */
export function httpVariable(name: string, isText: boolean): HttpMark {
  return { [WRITTEN]: isText ? `"{{${name}}}"` : `{{${name}}}` };
}

/** The digits of a number that JavaScript may not hold. */
export function httpDigits(digits: string): HttpMark {
  return { [WRITTEN]: digits };
}

/** A value of a JSON body. */
export type HttpValue =
  string | number | boolean | null | HttpMark | readonly HttpValue[] | { readonly [key: string]: HttpValue };

/** A request of a `.http` file, which editors send. Addresses may hold `{{variables}}` of ours; names and bodies never do. */
export type HttpRequest = {
  readonly title: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the body is, where it is not plain JSON. */
  readonly mediaType?: string;
  readonly body?: HttpValue;
  /** Fields of the answer that later requests use, and the variables they are kept in. */
  readonly kept?: readonly { readonly variable: string; readonly field: string }[];
};

/** A `.http` file with variables on top. Throws on an address with white space or a line end in it: addresses are ours. */
export function renderHttpFile(variables: Readonly<Record<string, string>>, requests: readonly HttpRequest[]): string {
  const head = Object.entries(variables).map(([name, value]) => `@${name} = ${toSingleLine(value)}\n`);
  return [head.join(''), ...requests.map(renderRequest)].filter((part) => part !== '').join('\n');
}

function renderRequest(request: HttpRequest): string {
  if (/\s/u.test(request.url)) throw new Error(`Not an address: ${request.url}`);
  const headers = Object.entries(request.headers ?? {}).map(([name, value]) => `${name}: ${toSingleLine(value)}`);
  const type = request.body === undefined ? [] : [`Content-Type: ${request.mediaType ?? 'application/json'}`];
  const lines = [`### ${toSingleLine(request.title)}`, `${request.method} ${request.url}`, ...headers, ...type];
  const body = request.body === undefined ? [] : ['', renderValue(request.body, '')];
  const kept = request.kept ?? [];
  return `${[...lines, ...body, ...(kept.length === 0 ? [] : ['', renderHandler(kept)])].join('\n')}\n`;
}

/** What IntelliJ IDEA and httpYac run when the answer is there. */
function renderHandler(kept: readonly { readonly variable: string; readonly field: string }[]): string {
  const lines = kept.map(
    ({ variable, field }) =>
      `  client.global.set(${JSON.stringify(variable)}, response.body[${JSON.stringify(field)}]);`,
  );
  return ['> {%', ...lines, '%}'].join('\n');
}

function renderValue(value: HttpValue, indent: string): string {
  const inner = `${indent}  `;
  if (isList(value))
    return renderBlock(
      '[',
      value.map((item) => renderValue(item, inner)),
      ']',
      indent,
    );
  if (typeof value !== 'object' || value === null) return renderScalar(value);
  if (WRITTEN in value) return value[WRITTEN];
  const members = Object.entries(value).map(([name, member]) => `${renderScalar(name)}: ${renderValue(member, inner)}`);
  return renderBlock('{', members, '}', indent);
}

function isList(value: HttpValue): value is readonly HttpValue[] {
  return Array.isArray(value);
}

function renderBlock(open: string, items: readonly string[], close: string, indent: string): string {
  if (items.length === 0) return open + close;
  return `${open}\n${items.map((item) => `${indent}  ${item}`).join(',\n')}\n${indent}${close}`;
}

/** Two braces would start a variable of the editor. */
function renderScalar(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return JSON.stringify(value.toWellFormed()).replace(/\{(?=\{)|\}(?=\})/gu, (brace) =>
    brace === '{' ? '\\u007b' : '\\u007d',
  );
}
