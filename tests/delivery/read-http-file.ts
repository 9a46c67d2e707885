/** A request of an HTTP file as an editor would send it, its variables filled in. */
export type ReadRequest = {
  readonly title: string;
  readonly method: string;
  readonly url: URL;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: unknown;
};

const VARIABLE = /\{\{([^{}]*)\}\}/gu;

/**
 * Reads an HTTP file as the editors do that send such files: variables on top, then requests behind `###`, each a line with
 * method and address, lines of headers, and behind an empty line a JSON body. Throws on whatever is none of these.
 */
export function readHttpFile(text: string): readonly ReadRequest[] {
  const [head = '', ...parts] = text.split(/^###/mu);
  const variables = new Map(
    lines(head).map((line) => {
      const [, name, value] = /^@([A-Za-z]\w*) = (\S.*)$/u.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`Not a variable: ${line}`);
      return [name, value] as const;
    }),
  );
  return parts.map((part) => readRequest(part, variables));
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
