import type { System } from '@backsmith/blueprint';
import { renderYaml, yamlComment } from '@backsmith/render';
import { KUSTOMIZATION, head, inFolder, variablesFile, type Manifests, type Mapping } from './manifest-parts.ts';
import { secretsForProduction, secretsIn } from './secrets.ts';
import type { Workload } from './workload.ts';

const FOLDER = 'k8s/overlays/production';

/** What is so where people use it: addresses, images of a registry, as many as it takes, and a door. By path. */
export function productionOverlay(system: System, workloads: readonly Workload[]): Manifests {
  const told = workloads.filter(({ production }) => Object.keys(production).length > 0);
  const secrets = secretsIn(system, workloads);
  const manifests: Manifests = {
    'kustomization.yaml': renderYaml({
      ...KUSTOMIZATION,
      resources: ['../../base', 'autoscalers.yaml', 'ingress.yaml'],
      configMapGenerator: told.map(({ name }) => ({ name, behavior: 'merge', envs: [`${name}.env`] })),
      images: yamlComment(
        'Where the registry has them, by the commit they are made of: kustomize edit set image NAME=REGISTRY/NAME:COMMIT',
        workloads.map(({ name }) => ({
          name,
          newName: `ghcr.io/owner/${system.root.repository}/${name}`,
          newTag: 'COMMIT',
        })),
      ),
    }),
    'autoscalers.yaml': renderYaml(...workloads.map(autoscaler)),
    'ingress.yaml': renderYaml(ingress(system, workloads)),
    'secrets.example.yaml': secretsForProduction(secrets),
  };
  const variables = told.map(({ name, production }): [string, string] => [
    `${name}.env`,
    variablesFile(['What is so here. Every address that ends with example.com has to be yours.'], production),
  ]);
  return inFolder(FOLDER, { ...manifests, ...Object.fromEntries(variables) });
}

function autoscaler({ name }: Workload): Mapping {
  const average = { type: 'Utilization', averageUtilization: 75 };
  return {
    ...head('autoscaling/v2', 'HorizontalPodAutoscaler', name),
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas: 2,
      // Each takes as many as ten connections of its database.
      maxReplicas: 6,
      metrics: [{ type: 'Resource', resource: { name: 'cpu', target: average } }],
      // What starts uses more than what runs: nothing is taken for load that is over in a minute.
      behavior: { scaleUp: { stabilizationWindowSeconds: 60 } },
    },
  };
}

/** The door: to the gateway, or to the only service. */
function ingress({ root }: System, workloads: readonly Workload[]): Mapping {
  const door = workloads.find(({ isOpen }) => isOpen);
  if (door === undefined) throw new Error('A system nobody can call');
  const service = { name: door.name, port: { name: 'http' } };
  return {
    ...head('networking.k8s.io/v1', 'Ingress', root.name),
    spec: {
      tls: yamlComment(
        'The certificate, as cert-manager or you keep it. The class of the cluster is taken; name another one here.',
        [{ hosts: [root.host], secretName: `${root.name}-tls` }],
      ),
      rules: [{ host: root.host, http: { paths: [{ path: '/', pathType: 'Prefix', backend: { service } }] } }],
    },
  };
}
