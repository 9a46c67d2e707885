import type { Observation, System } from '@backsmith/blueprint';
import { markdownCode } from '@backsmith/render';
import { heading, paragraph, shell } from '../../../markdown/blocks.ts';

/** observe/README.md: what watches the containers of compose, and how it is started. */
export function observeGuide({ name, observation }: System): string {
  const { profile, collector, dashboards, signIn, outboxes } = observation;
  return [
    heading(1, `${name}, observed`),
    paragraph`The profile ${markdownCode(profile)} of compose adds Prometheus, Jaeger, an OpenTelemetry collector and Grafana to the containers. With the variables that compose needs anyway:`,
    shell(observeCommand(observation)),
    paragraph`Grafana shows its dashboard at http://localhost:${dashboards.port} (${markdownCode(dashboards.published)} says another port), to everybody on this machine and to nobody else: requests, errors and latency of each service, its memory and processor, connections of its database${outboxes.length > 0 ? ', and the events that wait in its outbox' : ''}. Jaeger is a source beside it (Explore). A tenth of all requests is traced; ${markdownCode('MANAGEMENT_TRACING_SAMPLING_PROBABILITY=1')} traces all.`,
    ...(signIn === undefined
      ? []
      : [
          paragraph`Metrics of guarded services are for administrators: ${markdownCode(signIn.host)} signs in as the first one (${markdownCode(signIn.email.variable)}, ${markdownCode(signIn.secret)}), renews its token before it ends, and leaves it to Prometheus. Who gave that account another password says it there.`,
        ]),
    paragraph`Files here are read at the start of each container. Metrics and traces last as long as the containers do; ${markdownCode(collector.host)} is the place to send them elsewhere.`,
  ].join('\n');
}

/** The command that starts the profile, and has traces sent. */
export function observeCommand({ profile, collector }: Observation): string {
  const { variable, value } = collector.endpoint;
  return `${variable}=${value} docker compose --profile ${profile} up --build`;
}
