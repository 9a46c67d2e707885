import { PATHS } from '@backsmith/contract';

/** Stands for a parameter; a word of no address. */
const PARAMETER = 'x';

/** Every address of the contract, with the name it has there. */
const NAMED = Object.entries(PATHS).map(([name, path]) => ({
  name,
  address: typeof path === 'function' ? path(PARAMETER, PARAMETER) : path,
}));

/**
 * What an operation is called in the description of the API, and so in clients made from it: the method and the name the
 * contract has for its address, such as `getProjectDownload`.
 *
 * @param url as the route was declared, with `:parameters`
 * @throws Error for a route whose address is not in the contract
 */
export function operationIdOf(method: string, url: string): string {
  const address = url.replaceAll(/:\w+/g, PARAMETER);
  const found = NAMED.find((named) => named.address === address);
  if (!found) throw new Error(`${method} ${url} is no address of the contract.`);
  return `${method.toLowerCase()}${found.name.charAt(0).toUpperCase()}${found.name.slice(1)}`;
}
