import type { Observation, System } from '@backsmith/blueprint';
import type { Mapping } from '../kubernetes/manifest-parts.ts';

/** What is told to those alone that watch: nobody but this machine reaches them, and Grafana needs no account there. */
const GRAFANA = {
  GF_AUTH_ANONYMOUS_ENABLED: 'true',
  GF_AUTH_DISABLE_LOGIN_FORM: 'true',
  GF_ANALYTICS_REPORTING_ENABLED: 'false',
  GF_ANALYTICS_CHECK_FOR_UPDATES: 'false',
  GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH: '/etc/grafana/dashboards/services.json',
} as const;

/** The containers of the profile, by what the others call them. */
export function observationContainers(
  { observation }: System,
  required: (secret: string) => string,
): Readonly<Record<string, Mapping>> {
  const { folder, collector, metrics, traces, dashboards, outboxes, signIn } = observation;
  const watcher = ({ image }: { readonly image: string }, memory: string, rest: Mapping): Mapping => ({
    profiles: [observation.profile],
    image,
    ...rest,
    mem_limit: memory,
    restart: 'unless-stopped',
  });
  const [outbox] = outboxes;
  const token = signIn && `${signIn.volume}:${signIn.mounted}`;
  return {
    [collector.host]: watcher(collector, '256m', {
      ...(outbox && { environment: { [outbox.secret]: required(outbox.secret) } }),
      volumes: [`./${folder}/collector.yaml:/etc/otelcol-contrib/config.yaml:ro`],
    }),
    [metrics.host]: watcher(metrics, '512m', {
      volumes: [
        `./${folder}/prometheus.yaml:/etc/prometheus/prometheus.yml:ro`,
        ...(token === undefined ? [] : [`${token}:ro`]),
      ],
    }),
    [traces.host]: watcher(traces, '512m', { environment: { JAEGER_LISTEN_HOST: '0.0.0.0' } }),
    [dashboards.host]: watcher(dashboards, '512m', {
      environment: GRAFANA,
      volumes: [
        `./${folder}/grafana/data-sources.yaml:/etc/grafana/provisioning/datasources/data-sources.yaml:ro`,
        `./${folder}/grafana/dashboards.yaml:/etc/grafana/provisioning/dashboards/dashboards.yaml:ro`,
        `./${folder}/grafana/services.json:/etc/grafana/dashboards/services.json:ro`,
      ],
      ports: [`127.0.0.1:\${${dashboards.published}:-${dashboards.port}}:${dashboards.port}`],
    }),
    ...(signIn && { [signIn.host]: watcher(signIn, '64m', signInContainer(signIn, folder, required)) }),
  };
}

/** It writes into a volume, which belongs to the administrator of the machine. */
function signInContainer(
  { email, secret, volume, mounted }: NonNullable<Observation['signIn']>,
  folder: string,
  required: (secret: string) => string,
): Mapping {
  return {
    // A shell that is the first process of a container does not end when it is asked to.
    init: true,
    user: '0',
    entrypoint: ['/bin/sh', '/sign-in.sh'],
    environment: { [email.variable]: email.value, [secret]: required(secret) },
    volumes: [`./${folder}/sign-in.sh:/sign-in.sh:ro`, `${volume}:${mounted}`],
  };
}
