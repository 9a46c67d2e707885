import { variablesOf } from '@backsmith/blueprint';
import type { Blueprint, Gateway, Surroundings, System, Variable } from '@backsmith/blueprint';
import { environmentOf, secretsOf } from '../environment.ts';

type Told = Readonly<Record<string, string>>;

/** What runs in a cluster: a service, or the gateway. */
export type Workload = {
  /** Where its manifests lie below the folder of all; empty for a service alone. */
  readonly folder: string;
  readonly name: string;
  readonly port: number;
  /** What it is told in any cluster, and what it is told otherwise where people use it. */
  readonly environment: Told;
  readonly production: Told;
  readonly secrets: readonly Variable[];
  /** Where it says that it lives, and that it may be called. */
  readonly probes: { readonly liveness: string; readonly readiness: string };
  /** Where it tells of itself, where that is not the port everybody calls. */
  readonly management?: number;
  /** Metrics are told to those alone who show a token. */
  readonly isGuarded: boolean;
  /** What it is a part of, and whether others than parts of that get in. */
  readonly system: string;
  readonly isOpen: boolean;
  /** The ports of databases and mail servers, which may be anywhere. */
  readonly servers: readonly number[];
  /** It calls other parts of the system. */
  readonly callsOthers: boolean;
};

/** Everything of a system that answers calls: a service alone, or several and their gateway. */
export function workloadsOf({ services, gateway, root }: System): readonly Workload[] {
  const all = services.map((service) => ofService(service, root.name, gateway !== undefined));
  return gateway === undefined ? all : [...all, ofGateway(gateway, root.name)];
}

function ofService(service: Blueprint, system: string, isBehindGateway: boolean): Workload {
  const { folder, image, port, store, parts } = service;
  const mail = variablesOf(service).find(({ name }) => name === 'MAIL_PORT');
  return {
    ...{ folder, name: image.name, port, system },
    environment: environmentOf(service, 'cluster'),
    production: environmentOf(service, 'production'),
    secrets: secretsOf(service),
    probes: { liveness: '/actuator/health/liveness', readiness: '/actuator/health/readiness' },
    isGuarded: parts.some(({ name }) => name === 'security'),
    isOpen: !isBehindGateway,
    servers: [store.container.port, ...(mail === undefined ? [] : [Number(mail.default)])],
    callsOthers: isBehindGateway,
  };
}

function ofGateway({ folder, image, port, management, variables }: Gateway, system: string): Workload {
  const told = (where: Surroundings): Told =>
    Object.fromEntries(
      variables.flatMap(({ name, values }) => (values?.[where] === undefined ? [] : [[name, values[where]]])),
    );
  return {
    ...{ folder, name: image.name, port, system },
    environment: told('cluster'),
    production: told('production'),
    secrets: [],
    probes: { liveness: '/livez', readiness: '/readyz' },
    management: management.port,
    isGuarded: false,
    isOpen: true,
    servers: [],
    callsOthers: true,
  };
}
