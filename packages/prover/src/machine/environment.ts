/** How the network is reached, for whoever fetches libraries. */
export const PROXIES = ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'] as const;

/** Those of these variables that this process has: all that a program is told of its environment. */
export function environmentOf(names: readonly string[]): Readonly<Record<string, string>> {
  const found = names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}
