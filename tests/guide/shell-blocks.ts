import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../kit/index.ts';

const GUIDE = join(REPOSITORY, 'docs/guide');

/** Every block of shell commands of the operator's guide, as it is written there, in the order of files and lines. */
export function shellBlocks(): readonly string[] {
  const files = readdirSync(GUIDE).filter((name) => name.endsWith('.md'));
  return files.toSorted().flatMap((name) => blocksOf(readFileSync(join(GUIDE, name), 'utf8')));
}

/** Blocks of a list are indented as its items are. */
function blocksOf(markdown: string): readonly string[] {
  const blocks = markdown.matchAll(/^( *)```(?:sh|bash|shell|console)\n([\s\S]*?)^ *```$/gm);
  return [...blocks].map(([, indent = '', text = '']) => text.replace(new RegExp(`^${indent}`, 'gm'), ''));
}
