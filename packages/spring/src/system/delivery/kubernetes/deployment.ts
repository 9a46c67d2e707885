import { yamlComment } from '@backsmith/render';
import { CONFINED, POD_SECURITY, labels, partOf, type Mapping } from './manifest-parts.ts';
import type { Workload } from './workload.ts';

/** The user the image makes. */
const USER = 10_001;

/** How a workload runs. How many there are of it is said where that differs. */
export function deploymentSpec(workload: Workload): Mapping {
  const { name, system } = workload;
  return {
    selector: { matchLabels: labels(name) },
    template: {
      metadata: { labels: { ...labels(name), ...partOf(system) }, ...annotations(workload) },
      spec: {
        // Nothing here talks to the cluster.
        automountServiceAccountToken: false,
        // The addresses of services are told, and not one variable for each service of the namespace.
        enableServiceLinks: false,
        securityContext: { ...POD_SECURITY, runAsUser: USER },
        terminationGracePeriodSeconds: 40,
        topologySpreadConstraints: ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'].map((key) =>
          spread(name, key),
        ),
        containers: [container(workload)],
        volumes: [{ name: 'temporary', emptyDir: {} }],
      },
    },
  };
}

/** Tells Prometheus where metrics are, unless it takes a token to read them. */
function annotations({ isGuarded, management, port }: Workload): Mapping {
  if (isGuarded) return {};
  return {
    annotations: {
      'prometheus.io/scrape': 'true',
      'prometheus.io/port': String(management ?? port),
      'prometheus.io/path': '/actuator/prometheus',
    },
  };
}

/** What fails together has no more than its share, where there is room elsewhere. */
function spread(name: string, topologyKey: string): Mapping {
  return {
    maxSkew: 1,
    topologyKey,
    whenUnsatisfiable: 'ScheduleAnyway',
    labelSelector: { matchLabels: labels(name) },
  };
}

function container({ name, port, management, secrets, probes }: Workload): Mapping {
  const holds = `Holds ${secrets.map((secret) => secret.name).join(', ')}; overlays say where it comes from.`;
  return {
    name,
    image: name,
    imagePullPolicy: 'IfNotPresent',
    envFrom: [
      { configMapRef: { name } },
      ...(secrets.length === 0 ? [] : [yamlComment(holds, { secretRef: { name } })]),
    ],
    ports: [
      { name: 'http', containerPort: port },
      ...(management === undefined ? [] : [{ name: 'management', containerPort: management }]),
    ],
    lifecycle: yamlComment('Calls that are on their way arrive before the service stops to take any.', {
      preStop: { exec: { command: ['sleep', '5'] } },
    }),
    // As long as a first start with all migrations may take; the others end after it.
    startupProbe: { ...probe(probes.liveness), periodSeconds: 2, failureThreshold: 150 },
    livenessProbe: { ...probe(probes.liveness), timeoutSeconds: 3 },
    readinessProbe: { ...probe(probes.readiness), periodSeconds: 5, timeoutSeconds: 5 },
    resources: { requests: { cpu: '250m', memory: '768Mi' }, limits: { memory: '768Mi' } },
    securityContext: { ...CONFINED, readOnlyRootFilesystem: true },
    volumeMounts: [{ name: 'temporary', mountPath: '/tmp' }],
  };
}

function probe(path: string): Mapping {
  return { httpGet: { path, port: 'http' } };
}
