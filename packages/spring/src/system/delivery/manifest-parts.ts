import { yamlComment } from '@backsmith/render';
import type { YamlValue } from '@backsmith/render';

export type Mapping = Readonly<Record<string, YamlValue>>;

export const KUSTOMIZATION = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' };

/** What a container may not do that has no need to. */
export const CONFINED = { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } } as const;

export const POD_SECURITY = { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } } as const;

/** Who may call: everybody the gateway, the parts of the system each other. */
export function networkPolicy(
  { name, port, management }: { readonly name: string; readonly port: number; readonly management?: number },
  system: { readonly name: string; readonly isOpen: boolean },
): Mapping {
  const ports = [{ protocol: 'TCP', port }];
  const within: YamlValue = yamlComment('The gateway and the other services; add what reads the metrics.', [
    { podSelector: { matchLabels: partOf(system.name) } },
  ]);
  return {
    ...head('networking.k8s.io/v1', 'NetworkPolicy', name),
    spec: {
      podSelector: { matchLabels: labels(name) },
      policyTypes: ['Ingress'],
      ingress: [
        system.isOpen ? { ports } : { from: within, ports },
        ...(management === undefined ? [] : [{ from: within, ports: [{ protocol: 'TCP', port: management }] }]),
      ],
    },
  };
}

export function partOf(system: string): Mapping {
  return { 'app.kubernetes.io/part-of': system };
}

export function head(apiVersion: string, kind: string, name: string): Mapping {
  return { apiVersion, kind, metadata: { name, labels: labels(name) } };
}

export function labels(name: string): Mapping {
  return { 'app.kubernetes.io/name': name };
}
