import { keysOf } from '@backsmith/text';

/** A way in: what a backend is made from. */
type SourceEntry = {
  readonly label: string;
  /** False: known, shown as coming, refused when sent. */
  readonly built: boolean;
};

/** The ways in, in the order people are shown them. Server, generator and the public pages mark as coming what is not built. */
export const SOURCES = {
  file: { label: 'A SQL file', built: true },
  idea: { label: 'An idea in words', built: true },
} as const satisfies Record<string, SourceEntry>;

export type SourceName = keyof typeof SOURCES;

export const SOURCE_NAMES = keysOf(SOURCES);

/** True for a way in that can be taken today. */
export function isSourceBuilt(name: SourceName): boolean {
  return SOURCES[name].built;
}
