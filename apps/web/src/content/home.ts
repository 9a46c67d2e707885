import { PRODUCT } from '@backsmith/contract';
import { FEATURES } from '@backsmith/options';
import { textsOf } from '../language/texts.ts';
import { javaVersions } from './java-versions.ts';
import { sample } from './sample/index.ts';

const JAVA_VERSIONS = javaVersions('en');

const SIGN_IN = FEATURES.security.built
  ? 'Sign-in with JWT or OAuth2, roles and rate limits are one switch.'
  : 'JWT and OAuth2 are on their way.';

/** The words of the home page. Claims stand here and nowhere else, so that an operator can change them in one file. */
export const home = {
  hero: {
    headline: 'FROM PROMPT TO PRODUCTION READY BACKEND IN MINUTES',
    lead: `Bring a SQL file, or say what you want to build. ${PRODUCT.name} writes the Spring Boot project, in under 3 minutes, with the tests that show that it works.`,
    badge: 'Trusted by 500+ developers',
    watch: 'Watch Demo',
    builtWith: 'What it is built with',
    versions: [`Spring Boot ${sample.springBoot}`, `Java ${JAVA_VERSIONS}`, 'Maven'],
  },
  about: {
    title: 'Code you would have written yourself',
    lead: 'Plain Spring Boot under your own package, in your own names. Nothing in it calls home, and nothing in it needs us.',
    highlights: [
      {
        art: 'services',
        title: 'Instant microservices',
        text: 'Your foreign keys show where a system parts into services. You see the cut, and may change it, before anything is built.',
      },
      {
        art: 'calls',
        title: 'Full REST APIs',
        text: 'Entities, services and controllers for every table, with paging, filters, validation and honest status codes.',
      },
      {
        art: 'delivery',
        title: 'Security, CI/CD and DevOps',
        text: `A Dockerfile, Kubernetes manifests, pipelines, health probes and metrics come with it. ${SIGN_IN}`,
      },
      {
        art: 'build',
        title: 'Production-grade code',
        text: 'The project compiles and its tests pass on a machine with nothing but a JDK. That is the whole promise.',
      },
    ],
  },
  steps: {
    title: 'Three steps, nothing hidden',
    lead: 'You see each step as it happens, and every line that was not understood.',
    list: [
      {
        title: 'Upload the structured database model',
        text: 'A dump or a script of your own, as your tools write it. Rows of data are skipped, only the structure is read.',
      },
      {
        title: 'Configure the microservices',
        text: 'Choose a table-count plan, let the AI suggest an architecture, and switch on the parts you want. No plan refuses a schema for its size.',
      },
      {
        title: 'Build and launch',
        text: 'Download the zip, run it at once, deploy it, or push it to where your CI/CD takes over.',
      },
    ],
  },
  whatYouGet: {
    title: 'What is in the zip',
    lead: 'Files of a project this site made from the schema above, as they left the generator.',
    groups: [
      {
        name: 'Spring Boot Microservices',
        text: 'Controllers, services and repositories for every table.',
        more: 'POST answers 201 with the address of the new record. A duplicate is a 409, a reference to nothing a 422. Lists come in pages and take filters.',
        files: ['controller/', 'service/', 'repository/', 'domain/', 'dto/'],
        excerpt: 'controller',
      },
      {
        name: 'Database Integration',
        text: 'Flyway migrations for your database. PostgreSQL projects start on PostgreSQL itself.',
        more: 'Composite keys, join tables, enums, checks and reserved words are kept. No table or column is renamed.',
        files: ['db/migration/postgresql/', 'DevelopmentDatabase.java', 'compose.yaml'],
        excerpt: 'migration',
      },
      {
        name: 'API Documentation',
        text: 'An OpenAPI description and a page to try every call.',
        more: 'Switch Swagger on, start the project, open /swagger-ui.html. Each call also stands in a file for your editor.',
        files: ['OpenApiConfig.java', 'requests.http', 'README.md', 'REPORT.md'],
        excerpt: 'openApi',
      },
      {
        name: 'DevOps Ready',
        text: 'A container, Kubernetes manifests and pipelines for GitHub, GitLab and Jenkins.',
        more: `Settings come from the environment; health probes, metrics and a Maven wrapper are there. The tests need no database and no container, and run on Java ${JAVA_VERSIONS}.`,
        files: ['Dockerfile', 'k8s/', '.github/workflows/ci.yml', '.gitlab-ci.yml', 'Jenkinsfile', 'mvnw'],
        excerpt: 'delivery',
      },
      {
        name: 'Enterprise Features',
        text: 'One place for errors, one for who may call what; users, roles, rate limits and an audit.',
        more: 'With the exception handler, errors are problem documents with stable codes and a message for every field that broke a rule. With security, every call needs a token, and each rule comes with a test that attacks it.',
        files: ['GlobalExceptionHandler.java', 'RequestIdFilter.java', 'TracingSwitch.java'],
        excerpt: 'errors',
      },
    ],
  },
  why: {
    title: 'Real schemas are messy',
    lead: 'Reserved words, composite keys, two foreign keys to one table, dumps full of settings. These went in without an edit.',
    reasons: [
      {
        title: 'Nothing is lost quietly',
        text: 'Every table that was seen is built, or named in the report with its line and the reason.',
      },
      {
        title: 'Checked before you get it',
        text: 'Each result passes a check of its own before the zip is packed. What fails is not handed out.',
      },
      {
        title: 'Yours, whole',
        text: 'No runtime, no annotation, no dependency of ours. Delete your account and it still builds.',
      },
    ],
  },
  pricing: {
    title: 'Pay once per project',
    lead: 'No subscription, and no plan counts your tables.',
  },
  work: {
    title: 'Recent work',
    lead: 'Case studies are being written. Their pages are open already.',
  },
  faq: {
    title: 'Questions',
  },
} as const;

export const homeTexts = textsOf('home', home);
