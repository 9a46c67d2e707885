import type { Blueprint } from '@backsmith/blueprint';
import { markdownCode } from '@backsmith/render';
import { heading, paragraph, shell } from './blocks.ts';

/** How the project is shipped, and how it gets to GitHub. */
export function deliverySections({ delivery, project, database }: Blueprint): readonly string[] {
  const { name } = delivery;
  const cached = delivery.hasAotCache ? ' A cache of loaded classes, made while it is built, shortens its starts.' : '';
  return [
    heading(2, 'Ship'),
    paragraph`The service and ${database.label}, in containers:`,
    shell('DB_PASSWORD=choose-a-long-one docker compose up --build'),
    paragraph`The image has its libraries in layers of their own and runs as an ordinary user.${cached}`,
    paragraph`In Kubernetes, once the image is in a registry (${markdownCode('k8s/kustomization.yaml')} says which) and ${markdownCode('k8s/config-map.yaml')} has the address of the database:`,
    shell(`kubectl create secret generic ${name} --from-literal=DB_PASSWORD=secret`, 'kubectl apply -k k8s'),
    paragraph`Pipelines for GitHub (${markdownCode('.github/workflows/ci.yml')}), GitLab (${markdownCode('.gitlab-ci.yml')}) and Jenkins (${markdownCode('Jenkinsfile')}) run the tests, on GitHub and GitLab against ${database.label} too, and build the image. Keep the one you use.`,
    heading(2, 'Push to GitHub'),
    paragraph`Make an empty repository on GitHub, then:`,
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
