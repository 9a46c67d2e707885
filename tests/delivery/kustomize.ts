import { posix } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** An object of a cluster, as far as kustomize looks at it. */
export type Manifest = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly [key: string]: unknown;
};

type Generator = {
  readonly name: string;
  readonly behavior?: 'create' | 'merge';
  readonly envs?: readonly string[];
  readonly files?: readonly string[];
};

type Kustomization = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly resources: readonly string[];
  readonly configMapGenerator?: readonly Generator[];
  readonly secretGenerator?: readonly Generator[];
  readonly patches?: readonly { readonly path: string; readonly target: { readonly kind: string } }[];
  readonly images?: readonly { readonly name: string; readonly newName: string; readonly newTag: string }[];
};

/** What this reader knows: another field is one nobody has looked at. */
const KNOWN = new Set([
  ...['apiVersion', 'kind', 'resources', 'configMapGenerator', 'secretGenerator', 'patches', 'images'],
]);

/**
 * What `kubectl kustomize` makes of a folder, but for the endings of generated names. Throws where kustomize would: for files
 * that are missing or lie above the folder, names twice, merges into nothing, and patches of nothing.
 */
export function kustomize(files: ReadonlyMap<string, string>, folder: string): readonly Manifest[] {
  const read = (path: string): string => {
    const text = files.get(posix.join(folder, path));
    if (text === undefined) throw new Error(`${folder} names ${path}, which is not there`);
    if (path.startsWith('..')) throw new Error(`${folder} reads ${path}, which lies above it`);
    return text;
  };
  const said = parse(read('kustomization.yaml')) as Kustomization;
  const unknown = Object.keys(said).filter((key) => !KNOWN.has(key));
  if (unknown.length > 0) throw new Error(`${folder} says ${unknown.join(', ')}, which nobody reads`);
  const resources = said.resources.flatMap((path) =>
    path.endsWith('.yaml') ? documentsOf(read(path)) : kustomize(files, posix.join(folder, path)),
  );
  const generated = [
    ...(said.configMapGenerator ?? []).map((one) => ({ ...one, kind: 'ConfigMap' })),
    ...(said.secretGenerator ?? []).map((one) => ({ ...one, kind: 'Secret' })),
  ];
  const withMaps = generated.reduce<readonly Manifest[]>((all, one) => generate(all, one, read), resources);
  const identities = withMaps.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  if (new Set(identities).size < identities.length) throw new Error(`${folder} has something twice`);
  const patched = (said.patches ?? []).reduce<readonly Manifest[]>(
    (all, { path, target }) => patch(all, target.kind, read(path)),
    withMaps,
  );
  return patched.map((one) => withImages(one, said.images ?? []));
}

function documentsOf(text: string): readonly Manifest[] {
  return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
}

function generate(
  all: readonly Manifest[],
  { kind, name, behavior = 'create', envs = [], files = [] }: Generator & { readonly kind: string },
  read: (path: string) => string,
): readonly Manifest[] {
  const lines = envs.flatMap((path) =>
    read(path)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  const data = Object.fromEntries([
    ...lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    ...files.map((said) => [said.slice(0, said.indexOf('=')), read(said.slice(said.indexOf('=') + 1))]),
  ]) as Readonly<Record<string, string>>;
  const isIt = (one: Manifest) => one.kind === kind && one.metadata.name === name;
  if (all.some(isIt) !== (behavior === 'merge')) throw new Error(`${kind} ${name} cannot ${behavior}`);
  if (behavior === 'create') {
    // Kustomize writes it in Base64.
    const said = kind === 'Secret' ? { stringData: data } : { data };
    return [...all, { apiVersion: 'v1', kind, metadata: { name }, ...said }];
  }
  return all.map((one) => (isIt(one) ? { ...one, data: { ...(one['data'] as object), ...data } } : one));
}

/** JSON patches that replace: the only ones there are. */
function patch(all: readonly Manifest[], kind: string, text: string): readonly Manifest[] {
  const steps = parse(text) as readonly { readonly op: string; readonly path: string; readonly value: unknown }[];
  if (!all.some((one) => one.kind === kind)) throw new Error(`A patch of ${kind}, of which there is none`);
  return all.map((one) => {
    if (one.kind !== kind) return one;
    const copy = structuredClone(one);
    for (const { op, path, value } of steps) {
      const keys = path.split('/').slice(1);
      const last = keys.pop() ?? '';
      const parent = keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], copy);
      if (op !== 'replace' || (parent as Record<string, unknown> | undefined)?.[last] === undefined)
        throw new Error(`${op} of ${path} in ${kind} ${one.metadata.name}, where there is nothing`);
      (parent as Record<string, unknown>)[last] = value;
    }
    return copy;
  });
}

function withImages(manifest: Manifest, images: NonNullable<Kustomization['images']>): Manifest {
  return JSON.parse(
    JSON.stringify(manifest, (key, value: unknown) => {
      const image = key === 'image' ? images.find(({ name }) => name === value) : undefined;
      return image === undefined ? value : `${image.newName}:${image.newTag}`;
    }),
  ) as Manifest;
}
