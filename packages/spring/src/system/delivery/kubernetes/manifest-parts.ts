import type { YamlValue } from '@backsmith/render';

export type Mapping = Readonly<Record<string, YamlValue>>;

/** Files by their paths. */
export type Manifests = Readonly<Record<string, string>>;

export const KUSTOMIZATION = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' };

/** What a container may not do that has no need to. */
export const CONFINED = { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } } as const;

export const POD_SECURITY = { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } } as const;

export function partOf(system: string): Mapping {
  return { 'app.kubernetes.io/part-of': system };
}

export function head(apiVersion: string, kind: string, name: string): Mapping {
  return { apiVersion, kind, metadata: { name, labels: labels(name) } };
}

export function labels(name: string): Mapping {
  return { 'app.kubernetes.io/name': name };
}

/** The folder of a module below another one; the other one itself for what is alone. */
export function below(folder: string, module: string): string {
  return module === '' ? folder : `${folder}/${module}`;
}

/** The same files in a folder. */
export function inFolder(folder: string, manifests: Manifests): Manifests {
  return Object.fromEntries(Object.entries(manifests).map(([name, content]) => [`${folder}/${name}`, content]));
}

/** A file of variables, one a line, as kustomize reads it. */
export function variablesFile(comments: readonly string[], variables: Readonly<Record<string, string>>): string {
  const said = comments.map((comment) => `# ${comment}`);
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value.replaceAll(/[\r\n]+/gu, ' ')}`);
  return [...said, ...lines, ''].join('\n');
}
