import type { System } from '@backsmith/blueprint';
import { renderYaml } from '@backsmith/render';
import { environmentOf, serverEnvironment, TEST_PASSWORD, testSecret } from './environment.ts';

/** .gitlab-ci.yml: the same three jobs as the workflow. No job may be called `image`, which is a word of GitLab's. */
export function gitlab({ root, services }: System): string {
  const servers = services.map(({ store }) => store.container);
  const variables = [
    ...servers.map((server) => serverEnvironment(server, TEST_PASSWORD)),
    ...services.map((one) => environmentOf(one, 'gitlab', testSecret)),
  ];
  const alone = services.every(({ store }) => store.development.runsAnywhere);
  const verify = {
    stage: 'verify',
    image: root.buildImage,
    cache: { key: 'maven', paths: ['.m2/'] },
    script: ['mvn -B -Dmaven.repo.local=.m2 verify'],
    artifacts: { when: 'always', reports: { junit: ['target/surefire-reports/TEST-*.xml'] } },
  };
  return renderYaml({
    stages: ['verify', 'image'],
    ...(alone ? { verify } : {}),
    'verify-on-database': {
      ...verify,
      services: servers.map(({ image, host }) => ({ name: image, alias: host })),
      variables: Object.fromEntries(variables.flatMap((told) => Object.entries(told))),
    },
    'build-image': {
      stage: 'image',
      image: 'docker:28',
      services: ['docker:28-dind'],
      script: [
        'printf "%s" "$CI_REGISTRY_PASSWORD" | docker login --username "$CI_REGISTRY_USER" --password-stdin "$CI_REGISTRY"',
        'docker build --tag "$CI_REGISTRY_IMAGE:$CI_COMMIT_SHORT_SHA" .',
        'docker push "$CI_REGISTRY_IMAGE:$CI_COMMIT_SHORT_SHA"',
      ],
      rules: [{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }],
    },
  });
}
