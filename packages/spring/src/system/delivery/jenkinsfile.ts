import type { Blueprint, System } from '@backsmith/blueprint';
import { groovyText, shellWord } from '@backsmith/render';
import { environmentOf, serverEnvironment, TEST_PASSWORD, testSecret } from './environment.ts';

/** A repository in the workspace outlives a build and belongs to whoever runs it. */
const VERIFY = `sh 'mvn -B -Dmaven.repo.local=.m2 verify'`;

const REPORT = `post {
        always {
          junit 'target/surefire-reports/TEST-*.xml'
        }
      }`;

/** Jenkinsfile: a declarative pipeline that verifies, without a server where that is possible and on the real database, and builds the images. */
export function jenkinsfile({ root, services }: System): string {
  return `pipeline {
  agent none
  options {
    timeout(time: 30, unit: 'MINUTES')
    disableConcurrentBuilds()
  }
  stages {
${services.every(({ store }) => store.development.runsAnywhere) ? verifyStage(root) : ''}    stage('Verify on database') {
      agent any
      environment {
${services.map(environment).join('\n')}
      }
      steps {
        script {
${beside(services, root.buildImage).map(indented).join('\n')}
        }
      }
      ${REPORT}
    }
    stage('Image') {
      agent any
      steps {
${services.map(imageStep).join('\n')}
      }
    }
  }
}
`;
}

function verifyStage({ buildImage }: System['root']): string {
  return `    stage('Verify') {
      agent {
        docker {
          image ${groovyText(buildImage)}
        }
      }
      steps {
        ${VERIFY}
      }
      ${REPORT}
    }
`;
}

function indented(line: string): string {
  return ' '.repeat(10) + line;
}

function environment(blueprint: Blueprint): string {
  const variables = Object.entries(environmentOf(blueprint, 'gitlab', testSecret));
  return variables.map(([name, value]) => `        ${name} = ${groovyText(value)}`).join('\n');
}

/** Each server in a container, one within the other, and in the middle the tests, once all of them answer. */
function beside(services: readonly Blueprint[], buildImage: string, links: readonly string[] = []): readonly string[] {
  const [service, ...others] = services;
  if (service === undefined) {
    return [`docker.image(${groovyText(buildImage)}).inside("${links.join(' ')}") {`, `  ${VERIFY}`, '}'];
  }
  const server = service.store.container;
  const variable = `server${links.length + 1}`;
  const variables = Object.entries(serverEnvironment(server, TEST_PASSWORD));
  const options = [
    ...variables.map(([name, value]) => `--env ${shellWord(`${name}=${value}`)}`),
    `--health-cmd ${shellWord(server.health)} --health-interval 5s --health-retries 30`,
  ];
  const link = `--link \${${variable}.id}:${server.host}`;
  return [
    `docker.image(${groovyText(server.image)}).withRun(${groovyText(options.join(' '))}) { ${variable} ->`,
    `  sh "until docker inspect --format '{{.State.Health.Status}}' \${${variable}.id} | grep -qx healthy; do sleep 2; done"`,
    ...beside(others, buildImage, [...links, link]).map((line) => `  ${line}`),
    '}',
  ];
}

function imageStep({ image, folder }: Blueprint): string {
  return `        sh "docker build --tag ${image.name}:\${env.BUILD_NUMBER} ${folder === '' ? '.' : folder}"`;
}
