import { trainingOptionsOf } from '@backsmith/blueprint';
import type { Contributor, SystemContributor } from '../../contributor.ts';
import { compose } from './compose.ts';
import { dockerfile, DOCKERIGNORE, sharedDockerignore } from './dockerfile.ts';
import { dependabot } from './dependabot.ts';
import { githubWorkflow, PUSH_SCRIPT } from './github.ts';
import { CHANGED_SCRIPT, changedScript, pushScript, servicesWorkflow } from './services-workflow.ts';
import { gitlab } from './gitlab.ts';
import { jenkinsfile } from './jenkinsfile.ts';
import { observationFiles } from './observe/index.ts';
import { runScript } from './run-script.ts';
import { kubernetesFiles } from './kubernetes/index.ts';

/** What checks, ships and runs the services elsewhere. */
export const shipping: SystemContributor = (system, files) => {
  files.add('compose.yaml', compose(system));
  observationFiles(system, files);
  for (const { store } of system.services) {
    const { start } = store.container;
    if (start !== undefined) files.add(start.path, start.content);
  }
  kubernetesFiles(system, files);
  const { gateway, shared } = system;
  if (gateway !== undefined) files.add('run.sh', runScript(system.services, gateway), 'executable');
  files.add(PUSH_SCRIPT, pushScript());
  files.add('.github/dependabot.yml', dependabot(shared?.modules));
  if (shared === undefined) {
    files.add('.github/workflows/ci.yml', githubWorkflow(system));
    files.add('.gitlab-ci.yml', gitlab(system));
    files.add('Jenkinsfile', jenkinsfile(system));
  } else {
    files.add('.github/workflows/ci.yml', servicesWorkflow(system));
    files.add(CHANGED_SCRIPT, changedScript(shared.modules));
    files.add('.dockerignore', sharedDockerignore(shared.modules));
  }
};

/** How a service becomes an image. */
export const image: Contributor = (blueprint, files) => {
  files.add('Dockerfile', dockerfile(blueprint, trainingOptionsOf(blueprint)));
  if (blueprint.folder === '') files.add('.dockerignore', DOCKERIGNORE);
};
