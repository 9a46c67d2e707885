import type { System } from '@backsmith/blueprint';
import { renderYaml } from '@backsmith/render';
import { brokerManifests } from './broker.ts';
import { deploymentSpec } from './deployment.ts';
import { KUSTOMIZATION, below, head, inFolder, labels, variablesFile, type Manifests } from './manifest-parts.ts';
import { workloadPolicy } from './network-policy.ts';
import type { Workload } from './workload.ts';

const FOLDER = 'k8s/base';

/** What is the same in every cluster, by path. Where its databases are and its secrets come from, overlays say. */
export function baseManifests({ broker, root }: System, workloads: readonly Workload[]): Manifests {
  const all: Record<string, string> = {};
  const put = (module: string, manifests: Manifests) => {
    Object.assign(all, inFolder(below(FOLDER, module), manifests));
  };
  for (const workload of workloads) put(workload.folder, manifestsOf(workload));
  if (broker !== undefined) put(broker.container.host, brokerManifests(broker, root.name));
  const modules = workloads.map(({ folder }) => folder).filter((folder) => folder !== '');
  const kept = broker === undefined ? [] : [broker.container.host];
  if (modules.length > 0) put('', { 'kustomization.yaml': wholeKustomization([...modules, ...kept]) });
  return all;
}

function wholeKustomization(folders: readonly string[]): string {
  return renderYaml({ ...KUSTOMIZATION, resources: folders });
}

function manifestsOf(workload: Workload): Manifests {
  const { name, environment } = workload;
  return {
    'kustomization.yaml': renderYaml({
      ...KUSTOMIZATION,
      resources: ['deployment.yaml', 'disruption-budget.yaml', 'network-policy.yaml', 'service.yaml'],
      // Its name changes with what it says, so that pods start anew.
      configMapGenerator: [{ name, envs: ['config.env'] }],
    }),
    'config.env': variablesFile(['What it is told in every cluster; overlays say more.'], environment),
    'deployment.yaml': renderYaml({ ...head('apps/v1', 'Deployment', name), spec: deploymentSpec(workload) }),
    'disruption-budget.yaml': renderYaml({
      ...head('policy/v1', 'PodDisruptionBudget', name),
      spec: { maxUnavailable: 1, selector: { matchLabels: labels(name) } },
    }),
    'network-policy.yaml': renderYaml(workloadPolicy(workload)),
    'service.yaml': renderYaml({
      ...head('v1', 'Service', name),
      spec: { selector: labels(name), ports: [{ name: 'http', port: 80, targetPort: 'http' }] },
    }),
  };
}
