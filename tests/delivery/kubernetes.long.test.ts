import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { validate as isDeployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as isStatefulSet } from 'kubernetes-models/_schemas/IoK8sApiAppsV1StatefulSet';
import { validate as isAutoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as isJob } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';
import { validate as isConfigMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as isSecret } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Secret';
import { validate as isService } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as isIngress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as isNetworkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as isDisruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { findProgram, run, scratchFolder } from '../kit/index.ts';
import { kustomize, type Manifest } from './kustomize.ts';
import { fileOf, guardedServices, projects, type Project } from './projects.ts';
import { watchReads } from './watch-reads.ts';

type Validator = ((data: unknown) => boolean) & { readonly errors?: readonly unknown[] | null };

/** The kinds a project may have: another one is a manifest nobody has looked at. */
const VALIDATORS = new Map<unknown, Validator>([
  ['ConfigMap', isConfigMap],
  ['Deployment', isDeployment],
  ['HorizontalPodAutoscaler', isAutoscaler],
  ['Ingress', isIngress],
  ['Job', isJob],
  ['NetworkPolicy', isNetworkPolicy],
  ['PodDisruptionBudget', isDisruptionBudget],
  ['Secret', isSecret],
  ['Service', isService],
  ['StatefulSet', isStatefulSet],
]);

const LOCAL = 'k8s/overlays/local';
const PRODUCTION = 'k8s/overlays/production';

/** What an API server would say about a manifest; nothing where it would take it. */
function complaints(manifest: Readonly<Record<string, unknown>>): readonly string[] {
  const validate = VALIDATORS.get(manifest['kind']);
  if (validate === undefined) return ['an unknown kind'];
  const { data, unread } = watchReads(manifest);
  if (!validate(data)) return (validate.errors ?? []).map((error) => JSON.stringify(error));
  return unread().map((path) => `unknown field ${path}`);
}

/** The files of a project, with those that whoever runs it makes of the examples. */
function filledIn({ files }: Project): ReadonlyMap<string, string> {
  const words = files.get(`${LOCAL}/secrets.example.env`) ?? '';
  return new Map([...files, [`${LOCAL}/secrets.env`, words], [`${LOCAL}/signing-key.pem`, 'a key']]);
}

function overlay(project: Project, folder: string): readonly Manifest[] {
  const made = kustomize(filledIn(project), folder);
  if (folder === LOCAL) return made;
  const text = fileOf(project, `${PRODUCTION}/secrets.example.yaml`);
  return [...made, ...parseAllDocuments(text).map((document) => document.toJS() as Manifest)];
}

type Reference = { readonly name: string; readonly key?: string };
type PodContainer = {
  readonly name: string;
  readonly image: string;
  readonly envFrom?: readonly { readonly configMapRef?: Reference; readonly secretRef?: Reference }[];
  readonly env?: readonly { readonly valueFrom?: { readonly secretKeyRef: Reference } }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly volumeMounts?: readonly { readonly name: string }[];
  readonly securityContext: object;
};
type Pod = {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly containers: readonly PodContainer[];
    readonly volumes?: readonly { readonly name: string; readonly configMap?: Reference }[];
  };
};
type Selector = Readonly<Record<string, string>>;

function podsOf(all: readonly Manifest[]): readonly { readonly owner: Manifest; readonly pod: Pod }[] {
  return all.flatMap((owner) => {
    const template = (owner['spec'] as { readonly template?: Pod } | undefined)?.template;
    return template === undefined ? [] : [{ owner, pod: template }];
  });
}

function isChosen({ metadata }: Pod, selector: Selector): boolean {
  return Object.entries(selector).every(([key, value]) => metadata.labels[key] === value);
}

function named(all: readonly Manifest[], kind: string, name: string): Manifest {
  const found = all.find((one) => one.kind === kind && one.metadata.name === name);
  if (found === undefined) throw new Error(`No ${kind} ${name}`);
  return found;
}

function keysOf(all: readonly Manifest[], kind: string, name: string): readonly string[] {
  const { data = {}, stringData = {} } = named(all, kind, name) as {
    readonly data?: object;
    readonly stringData?: object;
  };
  return Object.keys({ ...data, ...stringData });
}

/** What containers take from elsewhere is there. */
function checkPods(all: readonly Manifest[]): void {
  for (const { owner, pod } of podsOf(all)) {
    const claims =
      (owner['spec'] as { readonly volumeClaimTemplates?: readonly Manifest[] }).volumeClaimTemplates ?? [];
    const volumes = [
      ...(pod.spec.volumes ?? []).map(({ name }) => name),
      ...claims.map(({ metadata }) => metadata.name),
    ];
    for (const { configMap } of pod.spec.volumes ?? []) if (configMap) named(all, 'ConfigMap', configMap.name);
    for (const { envFrom = [], env = [], volumeMounts = [] } of pod.spec.containers) {
      for (const { configMapRef, secretRef } of envFrom) {
        if (configMapRef) named(all, 'ConfigMap', configMapRef.name);
        if (secretRef) named(all, 'Secret', secretRef.name);
      }
      for (const { valueFrom } of env) {
        if (valueFrom === undefined) continue;
        const { name, key } = valueFrom.secretKeyRef;
        expect(keysOf(all, 'Secret', name), owner.metadata.name).toContain(key);
      }
      for (const { name } of volumeMounts) expect(volumes, owner.metadata.name).toContain(name);
    }
  }
}

/** Everything that one manifest says of another is true. */
function checkReferences(all: readonly Manifest[]): void {
  const pods = podsOf(all);
  checkPods(all);
  for (const { kind, metadata, spec } of all as readonly (Manifest & { readonly spec: Record<string, unknown> })[]) {
    if (kind === 'Service') {
      const { selector, ports } = spec as { selector: Selector; ports: readonly { targetPort: string }[] };
      const behind = pods.filter(({ pod }) => isChosen(pod, selector));
      expect(behind, metadata.name).toHaveLength(1);
      const open = behind.flatMap(({ pod }) => pod.spec.containers.flatMap((one) => one.ports ?? []));
      for (const { targetPort } of ports) expect(open.map(({ name }) => name)).toContain(targetPort);
    }
    if (kind === 'NetworkPolicy')
      checkPolicy(
        metadata.name,
        spec as Policy,
        pods.map(({ pod }) => pod),
      );
    if (kind === 'PodDisruptionBudget') {
      const { selector } = spec as { selector: { matchLabels: Selector } };
      expect(
        pods.some(({ pod }) => isChosen(pod, selector.matchLabels)),
        metadata.name,
      ).toBe(true);
    }
    if (kind === 'HorizontalPodAutoscaler') {
      const { scaleTargetRef } = spec as { scaleTargetRef: { kind: string; name: string } };
      const target = named(all, scaleTargetRef.kind, scaleTargetRef.name) as Manifest & { spec: object };
      // A number said there as well would be set anew by each apply.
      expect(target.spec).not.toHaveProperty('replicas');
    }
    if (kind === 'Ingress') checkIngress(all, spec);
  }
}

type Peer = { readonly podSelector?: { readonly matchLabels: Selector } };
type Policy = {
  readonly podSelector: { readonly matchLabels: Selector };
  readonly policyTypes: readonly string[];
  readonly ingress: readonly {
    readonly from?: readonly Peer[];
    readonly ports: readonly { readonly port: number }[];
  }[];
  readonly egress: readonly { readonly to?: readonly Peer[] }[];
};

function checkPolicy(name: string, policy: Policy, pods: readonly Pod[]): void {
  const bound = pods.filter((pod) => isChosen(pod, policy.podSelector.matchLabels));
  expect(bound, name).toHaveLength(1);
  expect(policy.policyTypes, name).toEqual(['Ingress', 'Egress']);
  const open = bound.flatMap(({ spec }) => spec.containers.flatMap(({ ports = [] }) => ports));
  const letIn = policy.ingress.flatMap(({ ports }) => ports.map(({ port }) => port));
  expect(letIn.toSorted(), name).toEqual(open.map(({ containerPort }) => containerPort).toSorted());
  const peers = [...policy.ingress.flatMap(({ from = [] }) => from), ...policy.egress.flatMap(({ to = [] }) => to)];
  for (const { podSelector } of peers) {
    if (podSelector !== undefined)
      expect(
        pods.some((pod) => isChosen(pod, podSelector.matchLabels)),
        name,
      ).toBe(true);
  }
}

function checkIngress(all: readonly Manifest[], spec: unknown): void {
  const { rules } = spec as {
    rules: readonly {
      http: { paths: readonly { backend: { service: { name: string; port: { name: string } } } }[] };
    }[];
  };
  for (const { backend } of rules.flatMap(({ http }) => http.paths)) {
    const service = named(all, 'Service', backend.service.name) as Manifest & { spec: { ports: object } };
    expect(service.spec.ports).toContainEqual(expect.objectContaining({ name: backend.service.port.name }));
  }
}

const all: readonly Project[] = [...projects(), guardedServices(), guardedServices('rabbitmq')];
const cases = all.flatMap((project) =>
  [LOCAL, PRODUCTION].map((folder) => [`${project.title}, ${folder}`, project, folder] as const),
);

describe('overlays of Kubernetes', () => {
  test.each(cases)('%s is what an API server takes, and refers to what is there', (_, project, folder) => {
    const made = overlay(project, folder);
    for (const one of made) expect(complaints(one), `${one.kind} ${one.metadata.name}`).toEqual([]);
    checkReferences(made);
  });

  test.each(cases)('%s tells each service every variable that it needs', (_, project, folder) => {
    const made = overlay(project, folder);
    for (const { image, store, parts } of project.generation.system.services) {
      const told = keysOf(made, 'ConfigMap', image.name);
      const secret = keysOf(made, 'Secret', image.name);
      expect(secret).toContain(store.container.secret);
      const signsIn = parts.some(({ name }) => name === 'accounts');
      for (const key of ['JWT_SIGNING_KEY', 'ADMIN_PASSWORD']) {
        // Locally one file has the words of all of them.
        if (folder === PRODUCTION || key === 'JWT_SIGNING_KEY') expect(secret.includes(key), key).toBe(signsIn);
      }
      expect(told.filter((key) => /PASSWORD|_KEY$/u.test(key))).toEqual([]);
    }
  });

  test.each(all.map((project) => [project.title, project] as const))(
    '%s has every manifest in an overlay, and containers that may do little',
    (_, project) => {
      const used = new Set<string>();
      const watched = new Map([...filledIn(project)]);
      const get = watched.get.bind(watched);
      watched.get = (path) => {
        used.add(path);
        return get(path);
      };
      for (const folder of [LOCAL, PRODUCTION]) kustomize(watched, folder);
      const unused = [...project.files.keys()].filter((path) => path.startsWith('k8s/') && !used.has(path));
      expect(unused.map((path) => path.split('/').at(-1)).toSorted()).toEqual([
        ...['.gitignore', 'README.md', 'secrets.example.env', 'secrets.example.yaml'],
      ]);
      const deployed = podsOf(overlay(project, PRODUCTION)).filter(({ owner }) => owner.kind === 'Deployment');
      for (const { pod } of deployed) {
        expect(pod.spec).toMatchObject({
          automountServiceAccountToken: false,
          securityContext: { runAsNonRoot: true },
        });
        for (const one of pod.spec.containers) {
          expect(one.securityContext).toMatchObject({ readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
          expect(one.image).toMatch(/^ghcr\.io\/owner\/[^:]+:COMMIT$/u);
        }
      }
    },
  );

  test('a local overlay has a server at the address each service is told', () => {
    for (const project of all) {
      const made = overlay(project, LOCAL);
      for (const { image, store } of project.generation.system.services) {
        const { host, port } = store.container;
        const { data } = named(made, 'ConfigMap', image.name) as unknown as { data: Readonly<Record<string, string>> };
        expect(data['DB_URL'] ?? data['MONGODB_URI'], project.title).toContain(`//${host}:${port}`);
        const service = named(made, 'Service', host) as unknown as { spec: { ports: readonly { port: number }[] } };
        expect(service.spec.ports.map((one) => one.port)).toEqual([port]);
      }
    }
  });

  test('production says addresses of its own, and keeps those of the system', () => {
    const made = overlay(guardedServices('rabbitmq'), PRODUCTION);
    const orders = named(made, 'ConfigMap', 'shop-orders') as unknown as { data: Readonly<Record<string, string>> };
    expect(orders.data).toMatchObject({
      DB_URL: 'jdbc:postgresql://database.example.com:5432/orders',
      JWT_ISSUER: 'https://shop.example.com',
      RABBITMQ_HOST: 'shop-rabbitmq',
      LOG_FORMAT: 'ecs',
    });
    const gateway = named(made, 'ConfigMap', 'shop-gateway') as unknown as { data: Readonly<Record<string, string>> };
    expect(gateway.data).toMatchObject({ ORDERS_URL: 'http://shop-orders', LOG_FORMAT: 'ecs' });
    expect(gateway.data['TRUSTED_PROXIES']).toContain('10.0.0.0/8');
  });

  test('those who take no token say where their metrics are', () => {
    const made = overlay(guardedServices(), PRODUCTION);
    const told = podsOf(made).map(({ owner, pod }) => [
      owner.metadata.name,
      (pod.metadata as { readonly annotations?: Readonly<Record<string, string>> }).annotations?.['prometheus.io/port'],
    ]);
    expect(told).toContainEqual(['shop-gateway', '9080']);
    expect(told).toContainEqual(['shop-orders', undefined]);
  });

  test.each([
    ['another version', { apiVersion: 'apps/v2', kind: 'Deployment' }, '/apiVersion'],
    ['an unknown field', { apiVersion: 'v1', kind: 'Service', spec: { port: 80 } }, 'unknown field /spec/port'],
    ['a number for a text', { apiVersion: 'v1', kind: 'ConfigMap', data: { PORT: 80 } }, '/data/PORT'],
    ['a missing field', { apiVersion: 'apps/v1', kind: 'Deployment', spec: { template: {} } }, 'selector'],
  ])('%s is found', (_, manifest, said) => {
    expect(complaints(manifest).join('\n')).toContain(said);
  });

  test.each([
    [
      'a file that is missing',
      (files: Map<string, string>) => files.delete(`${PRODUCTION}/ingress.yaml`),
      'ingress.yaml',
    ],
    [
      'a patch of nothing',
      (files: Map<string, string>) =>
        files.set(`${LOCAL}/small-requests.yaml`, '- {op: replace, path: /spec/none/there, value: 1}'),
      'where there is nothing',
    ],
    [
      'a merge into nothing',
      (files: Map<string, string>) =>
        files.set(
          'k8s/base/kustomization.yaml',
          (files.get('k8s/base/kustomization.yaml') ?? '').replace('name: shop', 'name: ship'),
        ),
      'cannot merge',
    ],
  ])('%s is found', (_, spoil, said) => {
    const [project] = all;
    const files = new Map(project === undefined ? [] : filledIn(project));
    spoil(files);
    expect(() => [LOCAL, PRODUCTION].map((folder) => kustomize(files, folder))).toThrow(said);
  });
});

const kubectl = findProgram('kubectl');

describe.skipIf(kubectl === undefined)('kustomize itself', () => {
  test.each(cases)('makes the same of %s', async (_, project, folder) => {
    const root = scratchFolder('kustomize');
    for (const [path, text] of filledIn(project)) {
      if (!path.startsWith('k8s/')) continue;
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const { code, stdout, stderr } = await run(kubectl ?? '', ['kustomize', join(root, folder)]);
    expect(code, stderr).toBe(0);
    const theirs = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
    const identity = ({ kind, metadata }: Manifest) =>
      `${kind} ${/^(?:ConfigMap|Secret)$/u.test(kind) ? metadata.name.replace(/-[a-z0-9]{10}$/u, '') : metadata.name}`;
    const ours = kustomize(filledIn(project), folder);
    expect(theirs.map(identity).toSorted()).toEqual(ours.map(identity).toSorted());
    const images = (manifests: readonly Manifest[]) =>
      podsOf(manifests)
        .flatMap(({ pod }) => pod.spec.containers.map(({ image }) => image))
        .toSorted();
    expect(images(theirs)).toEqual(images(ours));
  });
});
