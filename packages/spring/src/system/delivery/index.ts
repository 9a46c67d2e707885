import { trainingOptionsOf } from '@backsmith/blueprint';
import type { Contributor, SystemContributor } from '../../contributor.ts';
import { compose } from './compose.ts';
import { dockerfile, DOCKERIGNORE, sharedDockerignore } from './dockerfile.ts';
import { dependabot, githubWorkflow } from './github.ts';
import { gitlab } from './gitlab.ts';
import { jenkinsfile } from './jenkinsfile.ts';
import { kubernetesFiles } from './kubernetes.ts';

/** What checks, ships and runs the services elsewhere. */
export const shipping: SystemContributor = (system, files) => {
  files.add('compose.yaml', compose(system));
  for (const service of system.services) {
    const { start } = service.store.container;
    if (start !== undefined) files.add(start.path, start.content);
    const folder = service.folder === '' ? 'k8s' : `k8s/${service.folder}`;
    for (const [name, content] of Object.entries(kubernetesFiles(service))) files.add(`${folder}/${name}`, content);
  }
  files.add('.github/workflows/ci.yml', githubWorkflow(system));
  files.add('.github/dependabot.yml', dependabot());
  if (system.shared === undefined) {
    files.add('.gitlab-ci.yml', gitlab(system));
    files.add('Jenkinsfile', jenkinsfile(system));
  } else files.add('.dockerignore', sharedDockerignore(system.shared.modules));
};

/** How a service becomes an image. */
export const image: Contributor = (blueprint, files) => {
  files.add('Dockerfile', dockerfile(blueprint, trainingOptionsOf(blueprint)));
  if (blueprint.folder === '') files.add('.dockerignore', DOCKERIGNORE);
};
