import type { Blueprint, Gateway } from '@backsmith/blueprint';
import { renderYaml, yamlComment } from '@backsmith/render';
import { environmentOf, secretCommand, secretsOf } from './environment.ts';
import { KUSTOMIZATION, head, labels, networkPolicy, partOf, type Mapping } from './manifest-parts.ts';

/** What runs in a cluster: a service, or the gateway. */
type Workload = {
  readonly name: string;
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
  /** The command that hands its secrets over, and their names; absent where it has none. */
  readonly secrets?: { readonly names: readonly string[]; readonly command: string };
  /** Where it says that it lives, and that it may be called. */
  readonly probes: { readonly liveness: string; readonly readiness: string };
  /** Where it tells of itself, where that is not the port everybody calls. */
  readonly management?: number;
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
    probes: { liveness: '/actuator/health/liveness', readiness: '/actuator/health/readiness' },
    secrets: {
      names: secretsOf(blueprint).map((secret) => secret.name),
      command: secretCommand(blueprint, () => '...'),
    },
    ...(system !== undefined && { system: { name: system, isOpen: false } }),
  });
}

/** The manifests of the gateway, which alone answers to what is no part of the system. */
export function gatewayManifests({ image, port, management, variables }: Gateway, system: string): Manifests {
  const told = variables.flatMap(({ name, values }) =>
    values?.cluster === undefined ? [] : [[name, values.cluster] as const],
  );
  return manifestsOf({
    name: image.name,
    port,
    environment: Object.fromEntries(told),
    probes: { liveness: '/livez', readiness: '/readyz' },
    management: management.port,
    system: { name: system, isOpen: true },
  });
}

/** What takes the manifests of all modules at once. */
export function wholeKustomization(folders: readonly string[]): string {
  return renderYaml({ ...KUSTOMIZATION, resources: folders });
}

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

function deploymentSpec(workload: Workload): Mapping {
  const { name, system } = workload;
  return {
    replicas: 2,
    selector: { matchLabels: labels(name) },
    template: {
      metadata: { labels: { ...labels(name), ...(system && partOf(system.name)) } },
      spec: {
        // Nothing here talks to the cluster.
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 10_001, seccompProfile: { type: 'RuntimeDefault' } },
        terminationGracePeriodSeconds: 40,
        containers: [container(workload)],
        volumes: [{ name: 'temporary', emptyDir: {} }],
      },
    },
  };
}

function container({ name, port, management, secrets, probes }: Workload): Mapping {
  return {
    name,
    image: name,
    envFrom: [
      { configMapRef: { name } },
      ...(secrets === undefined
        ? []
        : [yamlComment(`Holds ${secrets.names.join(', ')}: ${secrets.command}`, { secretRef: { name } })]),
    ],
    ports: [
      { name: 'http', containerPort: port },
      ...(management === undefined ? [] : [{ name: 'management', containerPort: management }]),
    ],
    lifecycle: yamlComment('Calls that are on their way arrive before the service stops to take any.', {
      preStop: { exec: { command: ['sleep', '5'] } },
    }),
    startupProbe: { ...probe(probes.liveness), periodSeconds: 2, failureThreshold: 60 },
    livenessProbe: probe(probes.liveness),
    readinessProbe: probe(probes.readiness),
    resources: { requests: { cpu: '250m', memory: '512Mi' }, limits: { memory: '768Mi' } },
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
    volumeMounts: [{ name: 'temporary', mountPath: '/tmp' }],
  };
}

function probe(path: string): Mapping {
  return { httpGet: { path, port: 'http' } };
}
