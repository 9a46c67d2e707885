import type { Blueprint, Variable } from '@backsmith/blueprint';
import { markdownCode } from '@backsmith/render';
import { heading, paragraph, shell } from '../../markdown/blocks.ts';
import { secretsOf } from '../delivery/environment.ts';
import { keyCommand } from '../delivery/key-command.ts';

/** How the project is shipped, and how it gets to GitHub. */
export function deliverySections(blueprint: Blueprint): readonly string[] {
  const { project, store } = blueprint;
  const secrets = secretsOf(blueprint);
  const { label, runsAnywhere } = store.development;
  const tested = runsAnywhere ? `${label} and on ${store.label}` : `${store.label} beside them`;
  return [
    heading(2, 'Ship'),
    paragraph`The service and ${store.label}, in containers:`,
    shell(
      ...secrets.flatMap(({ file }) => (file === undefined ? [] : [keyCommand(file)])),
      `${secrets.map(givenSecret).join(' ')} docker compose up --build`,
    ),
    paragraph`The image keeps libraries in layers of their own and runs as an ordinary user. What Java loads at the start is recorded while it is built, which makes it start faster.`,
    paragraph`Its port is ${blueprint.port} unless ${markdownCode('APPLICATION_PORT')} says another one. What watches it is in a profile of compose ([observe](observe/README.md)), and what runs it in Kubernetes, on one machine or for people, in [k8s](k8s/README.md).`,
    paragraph`Pipelines for GitHub (${markdownCode('.github/workflows/ci.yml')}), GitLab (${markdownCode('.gitlab-ci.yml')}) and Jenkins (${markdownCode('Jenkinsfile')}) run the tests on ${tested} and build the image; from the main branch GitHub and GitLab push it to their registries. Keep the one you use.`,
    heading(2, 'Push to GitHub'),
    paragraph`Create an empty repository on GitHub, then:`,
    shell(
      'git init --initial-branch=main',
      'git add --all',
      'git update-index --chmod=+x mvnw',
      "git commit --message='Start of the project'",
      `git remote add origin https://github.com/OWNER/${project.artifactId}.git`,
      'git push --set-upstream origin main',
    ),
  ];
}

/** How a secret is said in front of a command. */
export function givenSecret({ name, file }: Variable): string {
  return file === undefined ? `${name}=choose-a-long-one` : `${name}="$(cat ${file})"`;
}
