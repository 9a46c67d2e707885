import type { System } from '@backsmith/blueprint';
import { renderYaml } from '@backsmith/render';
import type { YamlValue } from '@backsmith/render';
import { head, variablesFile } from './manifest-parts.ts';
import type { Workload } from './workload.ts';

/** A secret of a cluster: its keys, each a word or the content of a file. */
export type KeptSecret = {
  readonly name: string;
  readonly words: readonly string[];
  readonly files: readonly (readonly [key: string, file: string])[];
};

/** What stands for a word until somebody chooses one. SQL Server asks for this many kinds of characters. */
const WORD = 'Choose-a-long-one-1';

/** The secrets that workloads and the broker refer to. */
export function secretsIn({ broker }: System, workloads: readonly Workload[]): readonly KeptSecret[] {
  const own = workloads.map(({ name, secrets }) => ({
    name,
    words: secrets.flatMap((one) => (one.file === undefined ? [one.name] : [])),
    files: secrets.flatMap((one) => (one.file === undefined ? [] : [[one.name, one.file] as const])),
  }));
  const ofBroker = broker && { name: broker.name, words: [broker.container.secret], files: [] };
  return [...own, ...(ofBroker === undefined ? [] : [ofBroker])].filter(
    ({ words, files }) => words.length + files.length > 0,
  );
}

/** What to fill in for a cluster of one's own: each word once, whoever knows it. */
export function secretsForLocal(secrets: readonly KeptSecret[]): string {
  const words = new Set(secrets.flatMap((one) => one.words));
  return variablesFile(
    ['Copy this to secrets.env, which git does not keep, and choose words of your own.'],
    Object.fromEntries([...words].map((word) => [word, WORD])),
  );
}

/** How kustomize makes them of that file and of those of keys. */
export function secretGenerator(secrets: readonly KeptSecret[]): YamlValue {
  return secrets.map(({ name, words, files }) => ({
    name,
    ...(words.length > 0 && { envs: ['secrets.env'] }),
    ...(files.length > 0 && { files: files.map(([key, file]) => `${key}=${file}`) }),
  }));
}

/** What to fill in, or to have made by what keeps secrets, where people use it. */
export function secretsForProduction(secrets: readonly KeptSecret[]): string {
  const manifests = secrets.map(({ name, words, files }) => ({
    ...head('v1', 'Secret', name),
    stringData: {
      ...Object.fromEntries(words.map((word) => [word, WORD])),
      ...Object.fromEntries(files.map(([key, file]) => [key, `what is in ${file}`])),
    },
  }));
  const said =
    '# What the services refer to. Copy this to secrets.yaml, which git does not keep, fill it in and apply it once; or let\n# External Secrets, Sealed Secrets or the like make secrets of these names and keys. What several of them hold is the same.\n';
  return `${said}${renderYaml(...manifests)}`;
}
