import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '@backsmith/engine';

/** Writes generated files below a folder, with their modes. */
export function writeFiles(folder: string, files: readonly GeneratedFile[]): void {
  for (const file of files) {
    const target = join(folder, file.path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, file.content, { mode: file.executable === true ? 0o755 : 0o644 });
  }
}
