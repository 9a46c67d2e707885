import type { Blueprint, Variable } from '@backsmith/blueprint';
import { markdownCode } from '@backsmith/render';
import { exampleOf } from '../../markdown/assignments.ts';
import { heading, paragraph, shell } from '../../markdown/blocks.ts';
import { secretCommand, secretsOf } from '../delivery/environment.ts';

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
    paragraph`In Kubernetes, once the image is in a registry (${markdownCode('k8s/kustomization.yaml')} says which) and ${markdownCode('k8s/config-map.yaml')} has the address of the database:`,
    shell(secretCommand(blueprint, exampleOf), 'kubectl apply -k k8s'),
    paragraph`Pipelines for GitHub (${markdownCode('.github/workflows/ci.yml')}), GitLab (${markdownCode('.gitlab-ci.yml')}) and Jenkins (${markdownCode('Jenkinsfile')}) run the tests on ${tested} and build the image. Keep the one you use.`,
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

/** The command that makes the key a secret of this file holds. */
export function keyCommand(file: string): string {
  return `openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:3072 -out ${file}`;
}
