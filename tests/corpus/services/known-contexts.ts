import { readdirSync, readFileSync } from 'node:fs';
import type { Modules } from './agreement.ts';

/** A public system whose modules are known: which table people keep in which. */
export type Context = {
  readonly system: string;
  /** Where the modules are said. */
  readonly from: string;
  /** Its schema, by the path below the corpus. */
  readonly schema: string;
  readonly modules: Modules;
};

/** The systems of `contexts`, in the order of their files: facts taken from their repositories. */
export function knownContexts(): readonly Context[] {
  const folder = new URL('./contexts/', import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .map((file): Context => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      return JSON.parse(text) as Context;
    });
}
