import type { TryoutCallRequest, TryoutCalls } from '@backsmith/contract';

/** A word of a shell, whatever stands in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * The same calls at one's own desk: lines of a shell that sign in first where that is needed.
 *
 * @param requests in the order they are to be sent
 */
export function curlLines(
  { address, caller }: Pick<TryoutCalls, 'address' | 'caller'>,
  requests: readonly TryoutCallRequest[],
): string {
  const signIn =
    caller === null
      ? []
      : [
          `TOKEN=$(curl -s ${quoted(address + caller.signIn.path)} -H 'Content-Type: application/json' \\\n  -d ${quoted(oneLine(caller.signIn.body))} \\\n  | sed -E ${quoted(`s/.*"${caller.signIn.token}" *: *"([^"]+)".*/\\1/`)})`,
        ];
  return [...signIn, ...requests.map((request) => curlLine(address, request, caller !== null))].join('\n\n');
}

function curlLine(address: string, { method, path, body }: TryoutCallRequest, isGuarded: boolean): string {
  const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  const parts = [
    `curl -gi${method === 'GET' ? '' : ` -X ${method}`} ${quoted(address + path)}`,
    ...(isGuarded ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body === null ? [] : [`-H 'Content-Type: ${type}'`, `--data-raw ${quoted(body)}`]),
  ];
  return parts.join(' \\\n  ');
}

/** JSON without its line ends; what is no JSON as it is. */
function oneLine(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch (cause) {
    if (cause instanceof SyntaxError) return json;
    throw cause;
  }
}
