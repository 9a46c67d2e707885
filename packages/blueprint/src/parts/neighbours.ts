import { VERSIONS } from '../data/versions.ts';
import type { Neighbour, NeighboursPart, ResourceReferences } from '../model/neighbour.ts';
import type { Setting } from '../model/project.ts';
import type { ClassName } from '../model/java.ts';
import type { Variable } from '../model/variable.ts';
import type { Packages } from '../names/packages.ts';
import { NOTHING } from '../model/nothing.ts';
import { MISSING_RECORDS, OPEN_REFERENCES } from './answers.ts';
import { requestIdClass } from './operations.ts';
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
 * @param asking what is asked for the records of each resource
 * @param labels what they are asked for the labels of
 * @param passesToken they know their callers: they are asked with the token of the call
 * @param promises what notes that something is under way, where all of the system can
 * @param identity what proves to them that a service asks
 */
export function designNeighbours(
  packages: Packages,
  all: readonly Addressed[],
  asking: readonly ResourceReferences[],
  tried: NeighboursPart['tried'],
  labels: NeighboursPart['labels'],
  passesToken: boolean,
  identity?: ClassName,
  promises?: ClassName,
): NeighboursPart {
  const counts = all.some(({ neighbour }) => neighbour.calls.some(({ kind }) => kind === 'counts'));
  return {
    ...NOTHING,
    name: 'neighbours',
    classes: {
      neighbours: packages.neighbour('Neighbours'),
      configuration: packages.neighbour('NeighboursConfig'),
      references: packages.neighbour('References'),
      counted: packages.neighbour('Counted'),
      callerToken: packages.neighbour('CallerToken'),
      outgoing: packages.neighbour('OutgoingCalls'),
      outgoingTest: packages.neighbour('OutgoingCallsTest'),
      requestId: requestIdClass(packages),
      standIns: packages.neighbour('StandIns'),
      test: packages.neighbour('NeighboursTest'),
    },
    neighbours: all.map(({ neighbour }) => neighbour),
    asksAt: MISSING_RECORDS,
    asking,
    ...(labels && { labels }),
    passesToken,
    refersAt: OPEN_REFERENCES,
    ...(promises && { promises }),
    ...(identity && { identity }),
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
    problems: [
      'in-use',
      ...(promises && counts ? (['about-to-be-used'] as const) : []),
      'neighbour-away',
      'neighbour-busy',
      ...(passesToken ? (['neighbour-refusal'] as const) : []),
    ],
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
