import type { System } from '@backsmith/blueprint';
import { markdownCode, markdownText } from '@backsmith/render';
import { heading, paragraph, shell } from '../../../markdown/blocks.ts';
import { keyCommand } from '../key-command.ts';
import type { Workload } from './workload.ts';

const GUARDED = markdownText` Guarded services have none: their metrics are read with a token of an administrator, which an OpenID Connect issuer gives Prometheus as it does any client (${markdownCode('oauth2')} of its configuration).`;

const LOCAL = 'k8s/overlays/local';
const PRODUCTION = 'k8s/overlays/production';

/** k8s/README.md: how the manifests are laid out, tried on one machine and brought where people use them. */
export function clusterGuide(system: System, workloads: readonly Workload[]): string {
  const door = workloads.find(({ isOpen }) => isOpen);
  const keys = new Set(workloads.flatMap(({ secrets }) => secrets.flatMap(({ file }) => file ?? [])));
  const guarded = workloads.some(({ isGuarded }) => isGuarded);
  return [
    heading(1, `${system.name} in Kubernetes`),
    paragraph`Kustomize puts it together: ${markdownCode('base')} is the same in every cluster, ${markdownCode('overlays/local')} adds databases and small requests for one machine, ${markdownCode('overlays/production')} the addresses, the images of a registry, autoscalers and an ingress.`,
    heading(2, 'On one machine'),
    paragraph`With the images that ${markdownCode('docker compose up --build')} made, in a cluster such as kind (minikube takes them by ${markdownCode('minikube image load')}):`,
    shell(
      `kind load docker-image ${workloads.map(({ name }) => name).join(' ')}`,
      `cp ${LOCAL}/secrets.example.env ${LOCAL}/secrets.env`,
      ...[...keys].map((file) => keyCommand(`${LOCAL}/${file}`)),
      `kubectl apply -k ${LOCAL}`,
      `kubectl port-forward service/${door?.name ?? ''} 8080:80`,
    ),
    paragraph`Choose words of your own in ${markdownCode('secrets.env')} first: databases keep the password they are made with.`,
    heading(2, 'Where people use it'),
    shell(
      `cp ${PRODUCTION}/secrets.example.yaml ${PRODUCTION}/secrets.yaml`,
      `kubectl apply -f ${PRODUCTION}/secrets.yaml`,
      `kubectl apply -k ${PRODUCTION}`,
    ),
    paragraph`Before that: fill in ${markdownCode('secrets.yaml')} (a word that several secrets hold is the same in all of them), replace every ${markdownCode('example.com')} in the overlay by addresses of yours, and say in its ${markdownCode('kustomization.yaml')} where the registry has the images, each by the commit it was made of. Databases are not part of it: each service needs an empty one, and a user that owns it.`,
    heading(2, 'What to know'),
    paragraph`What a service is told is part of the name of its ConfigMap, so that a change starts its pods anew. Several pods that start at once migrate a database one after another, as Flyway locks it. A pod that is to stop takes calls for five seconds more, then ends those under way within thirty. Half of the memory of a container is for the heap, and its limit is what it asks for. Pods write to ${markdownCode('/tmp')} alone.`,
    paragraph`Network policies need a network that enforces them. They let in calls to ${markdownCode(door?.name ?? '')} from everywhere, to other parts from the system alone and from the namespace ${markdownCode('monitoring')}, and let out what is named in each ${markdownCode('network-policy.yaml')}: an OpenID Connect issuer elsewhere, for one, has to be added there. Autoscalers need the metrics server.`,
    paragraph`Prometheus finds metrics by the annotations ${markdownCode('prometheus.io/scrape')}, ${markdownCode('port')} and ${markdownCode('path')} of pods.${guarded ? GUARDED : markdownText``} Traces go where ${markdownCode('MANAGEMENT_OPENTELEMETRY_TRACING_EXPORT_OTLP_ENDPOINT')} says, in the files of variables in the overlay.`,
  ].join('\n');
}
