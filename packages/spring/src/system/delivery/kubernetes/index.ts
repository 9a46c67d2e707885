import type { System } from '@backsmith/blueprint';
import type { FileTree } from '@backsmith/render';
import { clusterGuide } from './cluster-guide.ts';
import { baseManifests } from './base.ts';
import { localOverlay } from './local.ts';
import { productionOverlay } from './production.ts';
import { workloadsOf } from './workload.ts';

/** What git never keeps of the folder. */
const IGNORED = `secrets.env
secrets.yaml
signing-key.pem
`;

/** What runs all of it in a cluster: what is the same in each, and what one on this machine and one for people add. */
export function kubernetesFiles(system: System, files: FileTree): void {
  const workloads = workloadsOf(system);
  const manifests = {
    ...baseManifests(system, workloads),
    ...localOverlay(system, workloads),
    ...productionOverlay(system, workloads),
    'k8s/.gitignore': IGNORED,
    'k8s/README.md': clusterGuide(system, workloads),
  };
  for (const [path, content] of Object.entries(manifests)) files.add(path, content);
}
