import { createHash } from 'node:crypto';
import type { Generation } from '@backsmith/engine';
import { isDependedOn, modulesAmong, type DependedOn } from './depended-on.ts';

/** What is to be proven of one generated project (or of a few that go together). */
export type Claim = {
  /** Unique in its suite. */
  readonly name: string;
  /** The generated projects. They are asked for only where the answer may have changed. */
  generate(): readonly Pick<Generation, 'files'>[];
};

/** A claim about one whole generation. */
export type ProjectClaim = Omit<Claim, 'generate'> & { generate(): readonly [Generation] };

/** A short word for some texts and bytes: the same for the same, another one for others. */
export function wordFor(parts: readonly (string | Uint8Array)[], length = 12): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = Buffer.from(part);
    hash.update(`${bytes.length}\n`).update(bytes);
  }
  return hash.digest('base64url').slice(0, length);
}

/** The word for the bytes of a claim that its proof depends on, with the paths and modes of their files. */
export function bytesOf(claim: Claim, dependedOn: DependedOn): string {
  const files = claim.generate().flatMap((generation) => {
    const modules = modulesAmong(generation.files.map(({ path }) => path));
    return generation.files.filter(({ path }) => isDependedOn(dependedOn, path, modules));
  });
  return wordFor(files.flatMap(({ path, content, executable }) => [`${path} ${executable === true}`, content]));
}
