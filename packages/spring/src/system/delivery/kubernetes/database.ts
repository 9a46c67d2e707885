import type { ServerContainer } from '@backsmith/blueprint';
import { yamlComment } from '@backsmith/render';
import type { YamlValue } from '@backsmith/render';
import { head, labels, partOf, type Mapping } from './manifest-parts.ts';
import { serverPolicy } from './network-policy.ts';

/**
 * The manifests of a database on one machine: one server that keeps what it has, at the address the service is told.
 *
 * @param secret the secret of its service, which has its password
 */
export function databaseManifests(server: ServerContainer, secret: string, system: string): readonly Mapping[] {
  const { host, port, setup } = server;
  return [
    {
      ...head('v1', 'Service', host),
      spec: {
        // The server finds itself by this name, too, before it says that it is ready.
        clusterIP: 'None',
        publishNotReadyAddresses: true,
        selector: labels(host),
        ports: [{ name: 'database', port, targetPort: 'database' }],
      },
    },
    { ...head('apps/v1', 'StatefulSet', host), spec: statefulSet(server, secret, system) },
    serverPolicy(host, port, partOf(system)),
    ...(setup === undefined ? [] : [setupJob(server, setup.container, setup.command, secret, system)]),
  ];
}

function statefulSet(server: ServerContainer, secret: string, system: string): Mapping {
  const { host, group, start } = server;
  return {
    serviceName: host,
    replicas: 1,
    selector: { matchLabels: labels(host) },
    template: {
      metadata: { labels: { ...labels(host), ...partOf(system) } },
      spec: {
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        ...(group !== undefined && { securityContext: { fsGroup: group } }),
        terminationGracePeriodSeconds: 60,
        containers: [container(server, secret)],
        ...(start !== undefined && { volumes: [{ name: 'start', configMap: { name: `${host}-start` } }] }),
      },
    },
    volumeClaimTemplates: [
      {
        metadata: { name: 'data' },
        spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '2Gi' } } },
      },
    ],
  };
}

function container(server: ServerContainer, secret: string): Mapping {
  const { host, image, port, data, command, health, start } = server;
  const probe = { exec: { command: shell(health) }, periodSeconds: 5, timeoutSeconds: 10 };
  return {
    name: host,
    image,
    ...(command === undefined ? {} : { command: command.map(escaped) }),
    env: environment(server, secret),
    ports: [{ name: 'database', containerPort: port }],
    startupProbe: { ...probe, failureThreshold: 120 },
    readinessProbe: probe,
    resources: { requests: { cpu: '100m', memory: '256Mi' } },
    securityContext: { allowPrivilegeEscalation: false },
    volumeMounts: [
      { name: 'data', mountPath: data },
      ...(start === undefined
        ? []
        : [{ name: 'start', mountPath: '/docker-entrypoint-initdb.d/start.sh', subPath: 'start.sh' }]),
    ],
  };
}

/** Makes the database where the image does not, as often as it takes until the server answers. */
function setupJob(server: ServerContainer, name: string, command: string, secret: string, system: string): Mapping {
  return {
    ...head('batch/v1', 'Job', name),
    spec: {
      backoffLimit: 30,
      template: {
        metadata: { labels: { ...labels(name), ...partOf(system) } },
        spec: {
          automountServiceAccountToken: false,
          restartPolicy: 'OnFailure',
          containers: [
            {
              ...{ name, image: server.image, command: shell(escaped(command)), env: environment(server, secret) },
              securityContext: { allowPrivilegeEscalation: false },
            },
          ],
        },
      },
    },
  };
}

function environment({ environment: told, passwords, secret: key }: ServerContainer, secret: string): YamlValue {
  return yamlComment('The password of its service is its own.', [
    ...Object.entries(told).map(([name, value]) => ({ name, value: escaped(value) })),
    ...passwords.map((name) => ({ name, valueFrom: { secretKeyRef: { name: secret, key } } })),
  ]);
}

function shell(command: string): readonly string[] {
  return ['/bin/sh', '-c', command];
}

/** Kubernetes takes `$(` for the begin of a variable of its own unless the `$` is doubled; probes are none of its business. */
function escaped(text: string): string {
  return text.replaceAll('$(', '$$$$(');
}
