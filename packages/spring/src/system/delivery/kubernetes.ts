import type { Blueprint } from '@backsmith/blueprint';
import { renderYaml, yamlComment } from '@backsmith/render';
import type { YamlValue } from '@backsmith/render';
import { environmentOf, secretCommand, secretsOf } from './environment.ts';

type Mapping = Readonly<Record<string, YamlValue>>;

/** The manifests of a cluster, by file name; `kubectl apply -k k8s` takes them all. The password is a secret made by hand. */
export function kubernetesFiles(blueprint: Blueprint): Readonly<Record<string, string>> {
  const { name } = blueprint.image;
  return {
    'kustomization.yaml': renderYaml({
      apiVersion: 'kustomize.config.k8s.io/v1beta1',
      kind: 'Kustomization',
      resources: ['config-map.yaml', 'deployment.yaml', 'disruption-budget.yaml', 'service.yaml'],
      images: yamlComment('Where the cluster finds the image.', [{ name, newName: name, newTag: 'latest' }]),
    }),
    'config-map.yaml': renderYaml({
      ...head('v1', 'ConfigMap', name),
      data: environmentOf(blueprint, 'cluster'),
    }),
    'deployment.yaml': renderYaml({ ...head('apps/v1', 'Deployment', name), spec: deploymentSpec(blueprint) }),
    'disruption-budget.yaml': renderYaml({
      ...head('policy/v1', 'PodDisruptionBudget', name),
      spec: { maxUnavailable: 1, selector: { matchLabels: labels(name) } },
    }),
    'service.yaml': renderYaml({
      ...head('v1', 'Service', name),
      spec: { selector: labels(name), ports: [{ name: 'http', port: 80, targetPort: 'http' }] },
    }),
  };
}

function head(apiVersion: string, kind: string, name: string): Mapping {
  return { apiVersion, kind, metadata: { name, labels: labels(name) } };
}

function labels(name: string): Mapping {
  return { 'app.kubernetes.io/name': name };
}

function deploymentSpec(blueprint: Blueprint): Mapping {
  const { name } = blueprint.image;
  return {
    replicas: 2,
    selector: { matchLabels: labels(name) },
    template: {
      metadata: { labels: labels(name) },
      spec: {
        securityContext: { runAsNonRoot: true, runAsUser: 10_001, seccompProfile: { type: 'RuntimeDefault' } },
        terminationGracePeriodSeconds: 40,
        containers: [container(blueprint)],
        volumes: [{ name: 'temporary', emptyDir: {} }],
      },
    },
  };
}

function container(blueprint: Blueprint): Mapping {
  const { image, port } = blueprint;
  const { name } = image;
  const secrets = secretsOf(blueprint);
  return {
    name,
    image: name,
    envFrom: [
      { configMapRef: { name } },
      yamlComment(
        `Holds ${secrets.map((secret) => secret.name).join(', ')}: ${secretCommand(blueprint, () => '...')}`,
        {
          secretRef: { name },
        },
      ),
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
