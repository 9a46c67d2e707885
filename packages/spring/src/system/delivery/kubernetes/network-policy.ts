import { yamlComment } from '@backsmith/render';
import type { YamlValue } from '@backsmith/render';
import { head, labels, partOf, type Mapping } from './manifest-parts.ts';
import type { Workload } from './workload.ts';

/** The namespace of what reads metrics, as those who install it usually call it. */
const MONITORING = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } };

const DNS = 53;

/** Where collectors of traces listen. */
const SPANS = [4317, 4318];

function tcp(ports: readonly number[]): YamlValue {
  return ports.map((port) => ({ protocol: 'TCP', port }));
}

function within(system: string): Mapping {
  return { podSelector: { matchLabels: partOf(system) } };
}

/** Who may call a workload, and whom it may call: everybody the gateway, the parts of the system each other. */
export function workloadPolicy(workload: Workload): Mapping {
  const { name, port, management, system, isOpen, callsOthers, servers } = workload;
  const collectors = [within(system), MONITORING];
  return policyOf(name, {
    policyTypes: ['Ingress', 'Egress'],
    ingress: [
      isOpen ? { ports: tcp([port]) } : { from: collectors, ports: tcp([port]) },
      ...(management === undefined ? [] : [{ from: collectors, ports: tcp([management]) }]),
    ],
    egress: [
      yamlComment('Names.', {
        ports: [
          { protocol: 'UDP', port: DNS },
          { protocol: 'TCP', port: DNS },
        ],
      }),
      ...(callsOthers ? [yamlComment('The other parts of the system.', { to: [within(system)] })] : []),
      ...(servers.length === 0
        ? []
        : [yamlComment('Its servers, wherever they are; add what else it is to reach.', { ports: tcp(servers) })]),
      yamlComment('A collector of traces.', { to: [{ namespaceSelector: {} }], ports: tcp(SPANS) }),
    ],
  });
}

/** Who may call a server of the system, which calls nobody. */
export function serverPolicy(name: string, port: number, caller: Mapping): Mapping {
  return policyOf(name, {
    policyTypes: ['Ingress', 'Egress'],
    ingress: [{ from: [{ podSelector: { matchLabels: caller } }], ports: tcp([port]) }],
    egress: [],
  });
}

function policyOf(name: string, rules: Mapping): Mapping {
  const spec = { podSelector: { matchLabels: labels(name) }, ...rules };
  return { ...head('networking.k8s.io/v1', 'NetworkPolicy', name), spec };
}
