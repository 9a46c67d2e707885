import { validate as isDeployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as isConfigMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as isService } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as isDisruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { projects, type Project } from './projects.ts';
import { watchReads } from './watch-reads.ts';

type Validator = ((data: unknown) => boolean) & { readonly errors?: readonly unknown[] | null };

/** The kinds a project may have: another one is a manifest nobody has looked at. */
const VALIDATORS = new Map<unknown, Validator>([
  ['ConfigMap', isConfigMap],
  ['Deployment', isDeployment],
  ['PodDisruptionBudget', isDisruptionBudget],
  ['Service', isService],
]);

type Manifest = Readonly<Record<string, unknown>>;

/** What an API server would say about a manifest; nothing where it would take it. */
function complaints(manifest: Manifest): readonly string[] {
  const validate = VALIDATORS.get(manifest['kind']);
  if (validate === undefined) return ['an unknown kind'];
  const { data, unread } = watchReads(manifest);
  if (!validate(data)) return (validate.errors ?? []).map((error) => JSON.stringify(error));
  return unread().map((path) => `unknown field ${path}`);
}

function manifestsOf({ files }: Project): readonly (readonly [path: string, manifest: Manifest])[] {
  const paths = [...files.keys()].filter((path) => /^k8s\/(?!kustomization).+\.yaml$/.test(path));
  return paths.map((path) => {
    const document = parseDocument(files.get(path) ?? '', { version: '1.1', strict: true });
    expect(document.errors, path).toEqual([]);
    return [path, document.toJS() as Manifest];
  });
}

describe('Kubernetes manifests are what an API server takes', () => {
  const all = projects();

  test.each(all.map((project) => [project.title, project] as const))('%s', (_, project) => {
    const manifests = manifestsOf(project);
    expect(manifests.map(([, { kind }]) => kind).toSorted()).toEqual([...VALIDATORS.keys()]);
    for (const [path, manifest] of manifests) expect(complaints(manifest), path).toEqual([]);
  });

  test.each([
    ['another version', { apiVersion: 'apps/v2', kind: 'Deployment' }, '/apiVersion'],
    ['an unknown field', { apiVersion: 'v1', kind: 'Service', spec: { port: 80 } }, 'unknown field /spec/port'],
    ['a number for a text', { apiVersion: 'v1', kind: 'ConfigMap', data: { PORT: 80 } }, '/data/PORT'],
    ['a missing field', { apiVersion: 'apps/v1', kind: 'Deployment', spec: { template: {} } }, 'selector'],
  ])('%s is found', (_, manifest, said) => {
    expect(complaints(manifest).join('\n')).toContain(said);
  });
});
