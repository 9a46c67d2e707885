import { capitalize, toPascalCase } from '@backsmith/text';
import type { Contract, ContractsPart } from '../model/contract.ts';
import type { Neighbour } from '../model/neighbour.ts';
import type { Packages } from '../names/packages.ts';
import { NOTHING } from '../model/nothing.ts';

/**
 * Lets a service test what it asks others and what it answers them, against the same words as they do.
 *
 * @param service what others call it
 * @param neighbours those it asks
 */
export function designContracts(
  packages: Packages,
  service: string,
  contracts: readonly Contract[],
  neighbours: readonly Pick<Neighbour, 'name' | 'client'>[],
): ContractsPart {
  return {
    ...NOTHING,
    name: 'contracts',
    classes: {
      call: packages.neighbour('ContractCall'),
      asking: packages.neighbour('AskingContractTest'),
      answering: packages.neighbour('AnsweringContractTest'),
      counted: packages.neighbour('Counted'),
    },
    asking: neighbours.flatMap(({ name, client }) =>
      contracts
        .filter(({ asks, asked }) => asks === service && asked === name)
        .map((contract) => ({ contract, client, methods: named(contract, `asks${toPascalCase(name)}For`, '') })),
    ),
    answering: contracts
      .filter(({ asked }) => asked === service)
      .map((contract) => ({ contract, methods: named(contract, 'answers', `To${toPascalCase(contract.asks)}`) })),
  };
}

/** What the tests of a contract's calls are called. */
function named({ calls }: Contract, before: string, behind: string): readonly string[] {
  return calls.map(({ method }) => `${before}${capitalize(method)}${behind}`);
}
