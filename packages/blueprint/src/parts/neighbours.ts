import { VERSIONS } from '../data/versions.ts';
import type { Neighbour, NeighboursPart } from '../model/neighbour.ts';
import type { Setting } from '../model/project.ts';
import type { Variable } from '../model/variable.ts';
import type { Packages } from '../names/packages.ts';
import { NOTHING } from '../model/nothing.ts';
import { starter } from './starter.ts';

/** Where others find a service. */
export type NeighbourAddress = {
  readonly name: string;
  readonly port: number;
  /** What compose and a cluster call it. */
  readonly container: string;
  readonly image: string;
};

type Addressed = { readonly address: NeighbourAddress; readonly neighbour: Neighbour };

/**
 * Asks other services for what no database checks: by typed clients with time-outs, again where it is safe, and not for a
 * while where it failed often.
 *
 * @param passesToken they know their callers: they are asked with the token of the call
 */
export function designNeighbours(
  packages: Packages,
  all: readonly Addressed[],
  tried: NeighboursPart['tried'],
  passesToken: boolean,
): NeighboursPart {
  return {
    ...NOTHING,
    name: 'neighbours',
    classes: {
      neighbours: packages.neighbour('Neighbours'),
      configuration: packages.neighbour('NeighboursConfig'),
      counted: packages.neighbour('Counted'),
      callerToken: packages.neighbour('CallerToken'),
      standIns: packages.neighbour('StandIns'),
      test: packages.neighbour('NeighboursTest'),
    },
    neighbours: all.map(({ neighbour }) => neighbour),
    passesToken,
    tried,
    dependencies: [
      {
        title: 'Other services',
        dependencies: [
          starter('restclient'),
          {
            group: 'io.github.resilience4j',
            artifact: 'resilience4j-circuitbreaker',
            version: { property: 'resilience4j.version', value: VERSIONS.resilience4j },
          },
        ],
      },
    ],
    settings: all.flatMap(({ address }) => settingsOf(address)),
    variables: all.map(({ address }) => addressVariable(address)),
    problems: ['in-use', 'neighbour-away', ...(passesToken ? (['neighbour-refusal'] as const) : [])],
  };
}

function settingsOf({ name }: NeighbourAddress): readonly Setting[] {
  const path = ['spring', 'http', 'serviceclient', name];
  return [
    { path: [...path, 'base-url'], value: { variable: variableName(name) } },
    { path: [...path, 'connect-timeout'], value: '1s' },
    { path: [...path, 'read-timeout'], value: '2s' },
  ];
}

/** Tells a service where another one is. */
export function addressVariable({ name, port, container, image }: NeighbourAddress): Variable {
  const local = `http://localhost:${port}`;
  return {
    name: variableName(name),
    meaning: `address of the service ${name}`,
    default: local,
    values: { compose: `http://${container}:${port}`, cluster: `http://${image}` },
  };
}

function variableName(service: string): string {
  return `${service.replaceAll('-', '_').toUpperCase()}_URL`;
}
