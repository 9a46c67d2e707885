import type { Blueprint, Gateway } from '@backsmith/blueprint';
import { renderYaml, yamlComment } from '@backsmith/render';
import type { YamlValue } from '@backsmith/render';
import { environmentOf, secretCommand, secretsOf } from './environment.ts';

type Mapping = Readonly<Record<string, YamlValue>>;

/** What runs in a cluster: a service, or the gateway. */
type Workload = {
  readonly name: string;
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
  /** The command that hands its secrets over, and their names; absent where it has none. */
  readonly secrets?: { readonly names: readonly string[]; readonly command: string };
  /** What it is a part of, and whether others than parts of that get in; absent for a service alone. */
  readonly system?: { readonly name: string; readonly isOpen: boolean };
};

type Manifests = Readonly<Record<string, string>>;

/**
 * The manifests of a service, by file name; `kubectl apply -k k8s` takes them all. The password is a secret made by hand.
 *
 * @param system what it is a part of, where there are several
 */
export function kubernetesFiles(blueprint: Blueprint, system?: string): Manifests {
  const { image, port } = blueprint;
  return manifestsOf({
    name: image.name,
    port,
    environment: environmentOf(blueprint, 'cluster'),
    secrets: {
      names: secretsOf(blueprint).map((secret) => secret.name),
      command: secretCommand(blueprint, () => '...'),
    },
    ...(system !== undefined && { system: { name: system, isOpen: false } }),
  });
}

/** The manifests of the gateway, which alone answers to what is no part of the system. */
export function gatewayManifests({ image, port, variables }: Gateway, system: string): Manifests {
  const told = variables.flatMap(({ name, values }) =>
    values?.cluster === undefined ? [] : [[name, values.cluster] as const],
  );
  return manifestsOf({
    name: image.name,
    port,
    environment: Object.fromEntries(told),
    system: { name: system, isOpen: true },
  });
}

/** What takes the manifests of all modules at once. */
export function wholeKustomization(folders: readonly string[]): string {
  return renderYaml({ ...KUSTOMIZATION, resources: folders });
}

const KUSTOMIZATION = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' };

function manifestsOf(workload: Workload): Manifests {
  const { name, environment, system } = workload;
  const policy = system && networkPolicy(workload, system);
  return {
    'kustomization.yaml': renderYaml({
      ...KUSTOMIZATION,
      resources: [
        ...['config-map.yaml', 'deployment.yaml', 'disruption-budget.yaml'],
        ...(policy === undefined ? [] : ['network-policy.yaml']),
        'service.yaml',
      ],
      images: yamlComment('Where the cluster finds the image.', [{ name, newName: name, newTag: 'latest' }]),
    }),
    'config-map.yaml': renderYaml({ ...head('v1', 'ConfigMap', name), data: environment }),
    'deployment.yaml': renderYaml({ ...head('apps/v1', 'Deployment', name), spec: deploymentSpec(workload) }),
    'disruption-budget.yaml': renderYaml({
      ...head('policy/v1', 'PodDisruptionBudget', name),
      spec: { maxUnavailable: 1, selector: { matchLabels: labels(name) } },
    }),
    ...(policy === undefined ? {} : { 'network-policy.yaml': renderYaml(policy) }),
    'service.yaml': renderYaml({
      ...head('v1', 'Service', name),
      spec: { selector: labels(name), ports: [{ name: 'http', port: 80, targetPort: 'http' }] },
    }),
  };
}

/** Who may call: everybody the gateway, the parts of the system each other. */
function networkPolicy({ name, port }: Workload, system: { readonly name: string; readonly isOpen: boolean }): Mapping {
  const ports = [{ protocol: 'TCP', port }];
  const within: YamlValue = yamlComment('The gateway and the other services; add what reads the metrics.', [
    { podSelector: { matchLabels: partOf(system.name) } },
  ]);
  return {
    ...head('networking.k8s.io/v1', 'NetworkPolicy', name),
    spec: {
      podSelector: { matchLabels: labels(name) },
      policyTypes: ['Ingress'],
      ingress: [system.isOpen ? { ports } : { from: within, ports }],
    },
  };
}

function partOf(system: string): Mapping {
  return { 'app.kubernetes.io/part-of': system };
}

function head(apiVersion: string, kind: string, name: string): Mapping {
  return { apiVersion, kind, metadata: { name, labels: labels(name) } };
}

function labels(name: string): Mapping {
  return { 'app.kubernetes.io/name': name };
}

function deploymentSpec(workload: Workload): Mapping {
  const { name, system } = workload;
  return {
    replicas: 2,
    selector: { matchLabels: labels(name) },
    template: {
      metadata: { labels: { ...labels(name), ...(system && partOf(system.name)) } },
      spec: {
        securityContext: { runAsNonRoot: true, runAsUser: 10_001, seccompProfile: { type: 'RuntimeDefault' } },
        terminationGracePeriodSeconds: 40,
        containers: [container(workload)],
        volumes: [{ name: 'temporary', emptyDir: {} }],
      },
    },
  };
}

function container({ name, port, secrets }: Workload): Mapping {
  return {
    name,
    image: name,
    envFrom: [
      { configMapRef: { name } },
      ...(secrets === undefined
        ? []
        : [yamlComment(`Holds ${secrets.names.join(', ')}: ${secrets.command}`, { secretRef: { name } })]),
    ],
    ports: [{ name: 'http', containerPort: port }],
    lifecycle: yamlComment('Calls that are on their way arrive before the service stops to take any.', {
      preStop: { exec: { command: ['sleep', '5'] } },
    }),
    startupProbe: { ...probe('liveness'), periodSeconds: 2, failureThreshold: 60 },
    livenessProbe: probe('liveness'),
    readinessProbe: probe('readiness'),
    resources: { requests: { cpu: '250m', memory: '512Mi' }, limits: { memory: '768Mi' } },
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
    volumeMounts: [{ name: 'temporary', mountPath: '/tmp' }],
  };
}

function probe(group: 'liveness' | 'readiness'): Mapping {
  return { httpGet: { path: `/actuator/health/${group}`, port: 'http' } };
}
