import type { Blueprint } from '@backsmith/blueprint';

/** Jenkinsfile: a declarative pipeline that verifies and builds the image. Nothing of the schema's stands in it. */
export function jenkinsfile({ delivery }: Blueprint): string {
  return `pipeline {
  agent none
  options {
    timeout(time: 30, unit: 'MINUTES')
    disableConcurrentBuilds()
  }
  stages {
    stage('Verify') {
      agent {
        docker {
          image '${delivery.buildImage}'
          args '-v maven-repository:/m2'
        }
      }
      steps {
        sh 'mvn -B -Dmaven.repo.local=/m2 verify'
      }
      post {
        always {
          junit 'target/surefire-reports/TEST-*.xml'
        }
      }
    }
    stage('Image') {
      agent any
      steps {
        sh "docker build --tag ${delivery.name}:\${env.BUILD_NUMBER} ."
      }
    }
  }
}
`;
}
