import { trainingOptionsOf } from '@backsmith/blueprint';
import type { Contributor, SystemContributor } from '../../contributor.ts';
import { brokerManifests } from './broker-manifests.ts';
import { compose } from './compose.ts';
import { dockerfile, DOCKERIGNORE, sharedDockerignore } from './dockerfile.ts';
import { dependabot } from './dependabot.ts';
import { githubWorkflow } from './github.ts';
import { CHANGED_SCRIPT, changedScript, PUSH_SCRIPT, pushScript, servicesWorkflow } from './services-workflow.ts';
import { gitlab } from './gitlab.ts';
import { jenkinsfile } from './jenkinsfile.ts';
import { runScript } from './run-script.ts';
import { gatewayManifests, kubernetesFiles, wholeKustomization } from './kubernetes.ts';

/** What checks, ships and runs the services elsewhere. */
export const shipping: SystemContributor = (system, files) => {
  files.add('compose.yaml', compose(system));
  for (const service of system.services) {
    const { start } = service.store.container;
    if (start !== undefined) files.add(start.path, start.content);
    const manifests = kubernetesFiles(service, system.shared && system.root.name);
    const folder = service.folder === '' ? 'k8s' : `k8s/${service.folder}`;
    for (const [name, content] of Object.entries(manifests)) files.add(`${folder}/${name}`, content);
  }
  const { gateway, shared, root, broker } = system;
  if (broker !== undefined) {
    const manifests = brokerManifests(broker, root.name);
    for (const [name, content] of Object.entries(manifests)) files.add(`k8s/${broker.container.host}/${name}`, content);
  }
  if (gateway !== undefined) {
    const manifests = gatewayManifests(gateway, root.name);
    for (const [name, content] of Object.entries(manifests)) files.add(`k8s/${gateway.folder}/${name}`, content);
    files.add('run.sh', runScript(system.services, gateway), 'executable');
  }
  if (shared !== undefined)
    files.add(
      'k8s/kustomization.yaml',
      wholeKustomization([...shared.modules, ...(broker === undefined ? [] : [broker.container.host])]),
    );
  files.add('.github/dependabot.yml', dependabot(shared?.modules));
  if (shared === undefined) {
    files.add('.github/workflows/ci.yml', githubWorkflow(system));
    files.add('.gitlab-ci.yml', gitlab(system));
    files.add('Jenkinsfile', jenkinsfile(system));
  } else {
    files.add('.github/workflows/ci.yml', servicesWorkflow(system));
    files.add(CHANGED_SCRIPT, changedScript(shared.modules));
    files.add(PUSH_SCRIPT, pushScript());
    files.add('.dockerignore', sharedDockerignore(shared.modules));
  }
};

/** How a service becomes an image. */
export const image: Contributor = (blueprint, files) => {
  files.add('Dockerfile', dockerfile(blueprint, trainingOptionsOf(blueprint)));
  if (blueprint.folder === '') files.add('.dockerignore', DOCKERIGNORE);
};
