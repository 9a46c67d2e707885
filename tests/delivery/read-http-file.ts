/** A request of an HTTP file as an editor would send it, its variables filled in. */
export type ReadRequest = {
  readonly title: string;
  readonly method: string;
  readonly url: URL;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: unknown;
};

const VARIABLE = /\{\{([^{}]*)\}\}/gu;
const HANDLER = /\n> \{%\n((?: {2}client\.global\.set\(.*\);\n)+)%\}\n*$/u;
const KEPT = /^ {2}client\.global\.set\("([^"]+)", response\.body\["([^"]+)"\]\);$/u;

/**
 * Reads an HTTP file as the editors do that send such files: variables on top, then requests behind `###`, each a line with
 * method and address, lines of headers, behind an empty line a JSON body, and a script that keeps fields of the answer. Takes
 * the body of each answer from whoever asks for the next request; without one, `1` stands in for what is kept.
 *
 * @throws Error on whatever is none of these, and on a variable that has no value yet
 */
export function* readHttpFile(
  text: string,
): Generator<ReadRequest, void, Readonly<Record<string, unknown>> | undefined> {
  const [head = '', ...parts] = text.split(/^###/mu);
  const variables = new Map(
    lines(head).map((line) => {
      const [, name, value] = /^@([A-Za-z]\w*) = (\S.*)$/u.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`Not a variable: ${line}`);
      return [name, value] as const;
    }),
  );
  for (const part of parts) {
    const answer = yield readRequest(part.replace(HANDLER, ''), variables);
    for (const { variable, field } of keptBy(part)) variables.set(variable, textOf(answer?.[field]));
  }
}

/** A value of an answer as an editor writes it into a later request. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '1';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function keptBy(part: string): readonly { readonly variable: string; readonly field: string }[] {
  return lines(HANDLER.exec(part)?.[1] ?? '').map((line) => {
    const [, variable, field] = KEPT.exec(line) ?? [];
    if (variable === undefined || field === undefined) throw new Error(`Not what is kept: ${line}`);
    return { variable, field };
  });
}

function lines(text: string): readonly string[] {
  return text.split(/\r\n?|\n/u).filter((line) => line.trim() !== '');
}

function readRequest(part: string, variables: ReadonlyMap<string, string>): ReadRequest {
  const filled = part.replaceAll(VARIABLE, (_, name: string) => {
    const value = variables.get(name.trim());
    if (value === undefined) throw new Error(`No variable ${name}`);
    return value;
  });
  const [call = '', ...body] = filled.split(/\n\n/u);
  const [title = '', request = '', ...headers] = call.split('\n');
  const [, method, url] = /^(GET|POST|PUT|PATCH|DELETE) (\S+)$/u.exec(request) ?? [];
  if (method === undefined || url === undefined) throw new Error(`Not a request: ${request}`);
  const content = body.join('\n\n').trim();
  return {
    title: title.trim(),
    method,
    url: new URL(url),
    headers: new Map(headers.filter((line) => line !== '').map(readHeader)),
    body: content === '' ? undefined : (JSON.parse(content) as unknown),
  };
}

function readHeader(line: string): readonly [string, string] {
  const [, name, value] = /^([A-Za-z-]+): (\S.*)$/u.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`Not a header: ${line}`);
  return [name, value];
}
