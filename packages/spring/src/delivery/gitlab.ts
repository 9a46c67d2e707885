import type { Blueprint } from '@backsmith/blueprint';
import { renderYaml } from '@backsmith/render';
import { TEST_PASSWORD, testEnvironment } from './pipeline.ts';

/** .gitlab-ci.yml: the same three jobs as the workflow. No job may be called `image`, which is a word of GitLab's. */
export function gitlab({ delivery }: Blueprint): string {
  const { database, buildImage } = delivery;
  const passwords = Object.fromEntries(database.passwords.map((variable) => [variable, TEST_PASSWORD]));
  const verify = {
    stage: 'verify',
    image: buildImage,
    cache: { key: 'maven', paths: ['.m2/'] },
    script: ['mvn -B -Dmaven.repo.local=.m2 verify'],
    artifacts: { when: 'always', reports: { junit: ['target/surefire-reports/TEST-*.xml'] } },
  };
  return renderYaml({
    stages: ['verify', 'image'],
    verify,
    'verify-on-database': {
      ...verify,
      services: [{ name: database.image, alias: 'database' }],
      variables: { ...database.environment, ...passwords, ...testEnvironment(database, database.testUrl) },
    },
    'build-image': {
      stage: 'image',
      image: 'docker:28',
      services: ['docker:28-dind'],
      script: [
        'docker login -u "$CI_REGISTRY_USER" -p "$CI_REGISTRY_PASSWORD" "$CI_REGISTRY"',
        'docker build --tag "$CI_REGISTRY_IMAGE:$CI_COMMIT_SHORT_SHA" .',
        'docker push "$CI_REGISTRY_IMAGE:$CI_COMMIT_SHORT_SHA"',
      ],
      rules: [{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }],
    },
  });
}
