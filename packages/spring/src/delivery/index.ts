import type { Contributor } from '../contributor.ts';
import { compose } from './compose.ts';
import { dockerfile, DOCKERIGNORE } from './dockerfile.ts';
import { dependabot, githubWorkflow } from './github.ts';
import { gitlab } from './gitlab.ts';
import { jenkinsfile } from './jenkinsfile.ts';
import { kubernetesFiles } from './kubernetes.ts';
import { requests } from './requests.ts';

/** What builds, checks, ships and runs the project elsewhere, and a request per call to try it with. */
export const delivery: Contributor = {
  name: 'delivery',
  applies: () => true,
  contribute: (blueprint, files) => {
    files.add('Dockerfile', dockerfile(blueprint));
    files.add('.dockerignore', DOCKERIGNORE);
    files.add('compose.yaml', compose(blueprint));
    for (const [name, content] of Object.entries(kubernetesFiles(blueprint))) files.add(`k8s/${name}`, content);
    files.add('.github/workflows/ci.yml', githubWorkflow(blueprint));
    files.add('.github/dependabot.yml', dependabot());
    files.add('.gitlab-ci.yml', gitlab(blueprint));
    files.add('Jenkinsfile', jenkinsfile(blueprint));
    files.add('requests.http', requests(blueprint));
  },
};
