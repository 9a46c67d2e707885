import { factoriesOf, qualifiedName } from '@backsmith/blueprint';
import type { Blueprint, Contribution } from '@backsmith/blueprint';

/** Where Spring Boot looks for what takes part in a start before there are beans. */
export function springFactories(blueprint: Blueprint): string {
  return factoriesFile(factoriesOf(blueprint));
}

/** The file that names the classes Spring Boot asks, by what for. */
export function factoriesFile(factories: Contribution['factories']): string {
  const byService = Map.groupBy(factories, ({ service }) => service);
  const lines = [...byService].map(([service, some]) => {
    const types = some.map(({ type }) => qualifiedName(type));
    return `${service}=${types.join(',')}\n`;
  });
  return lines.join('');
}
