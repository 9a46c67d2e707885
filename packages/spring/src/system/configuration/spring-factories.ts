import { factoriesOf, qualifiedName } from '@backsmith/blueprint';
import type { Blueprint } from '@backsmith/blueprint';

/** Where Spring Boot looks for what takes part in a start before there are beans. */
export function springFactories(blueprint: Blueprint): string {
  const byService = Map.groupBy(factoriesOf(blueprint), ({ service }) => service);
  const lines = [...byService].map(([service, some]) => {
    const types = some.map(({ type }) => qualifiedName(type));
    return `${service}=${types.join(',')}\n`;
  });
  return lines.join('');
}
