import type { Broker } from '@backsmith/blueprint';
import { renderYaml, yamlComment } from '@backsmith/render';
import { serverEnvironment } from '../environment.ts';
import { CONFINED, KUSTOMIZATION, POD_SECURITY, head, labels, partOf } from './manifest-parts.ts';
import { serverPolicy } from './network-policy.ts';

/** What its image runs as. */
const USER = 999;

/** The manifests of the broker, which answers the parts of the system alone. Its password is a secret made by hand. */
export function brokerManifests({ name, container }: Broker, system: string): Readonly<Record<string, string>> {
  const { port } = container;
  const ports = [{ name: 'amqp', port, targetPort: 'amqp' }];
  return {
    'kustomization.yaml': renderYaml({
      ...KUSTOMIZATION,
      resources: ['network-policy.yaml', 'service.yaml', 'stateful-set.yaml'],
    }),
    'network-policy.yaml': renderYaml(serverPolicy(name, port, partOf(system))),
    'service.yaml': renderYaml({ ...head('v1', 'Service', name), spec: { selector: labels(name), ports } }),
    'stateful-set.yaml': renderYaml({
      ...head('apps/v1', 'StatefulSet', name),
      spec: {
        serviceName: name,
        replicas: 1,
        selector: { matchLabels: labels(name) },
        template: {
          metadata: { labels: { ...labels(name), ...partOf(system) } },
          spec: {
            automountServiceAccountToken: false,
            enableServiceLinks: false,
            // The server refuses a cookie file that its group may read: rights are given once.
            securityContext: { ...POD_SECURITY, runAsUser: USER, fsGroup: USER, fsGroupChangePolicy: 'OnRootMismatch' },
            terminationGracePeriodSeconds: 60,
            containers: [brokerContainer({ name, container })],
          },
        },
        volumeClaimTemplates: [
          {
            metadata: { name: 'data' },
            spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '2Gi' } } },
          },
        ],
      },
    }),
  };
}

function brokerContainer({ name, container }: Broker) {
  const { image, port, data, passwords, secret, health } = container;
  const told = Object.entries(serverEnvironment({ ...container, passwords: [] }, ''));
  const given = passwords.map((variable) => ({
    name: variable,
    valueFrom: { secretKeyRef: { name, key: secret } },
  }));
  const probe = { exec: { command: health.split(' ') }, timeoutSeconds: 15 };
  return {
    name,
    image,
    env: yamlComment('The password is also that of each service; overlays say where it comes from.', [
      ...told.map(([variable, value]) => ({ name: variable, value })),
      ...given,
    ]),
    ports: [{ name: 'amqp', containerPort: port }],
    startupProbe: { ...probe, periodSeconds: 5, failureThreshold: 30 },
    livenessProbe: { ...probe, periodSeconds: 30 },
    readinessProbe: { ...probe, periodSeconds: 10 },
    resources: { requests: { cpu: '250m', memory: '512Mi' }, limits: { memory: '1Gi' } },
    securityContext: CONFINED,
    volumeMounts: [{ name: 'data', mountPath: data }],
  };
}
