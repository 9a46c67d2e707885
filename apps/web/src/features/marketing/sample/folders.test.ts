import { describe, expect, it } from 'vitest';
import { front } from '../../../content/sample/project-front.ts';
import { baseName, foldersOf } from './folders.ts';

describe('foldersOf', () => {
  it('loses no file of the sample project, and begins with its own folder', () => {
    const folders = foldersOf(front.paths);
    expect(folders.flatMap(({ paths }) => paths)).toHaveLength(front.paths.length);
    expect(folders[0]?.name).toBe('');
    expect(folders[1]?.name).toMatch(/^src\//);
    expect(folders.at(-1)?.name).not.toMatch(/^src\//);
  });

  it('names a file without its folder', () => {
    expect(baseName('a/b/C.java')).toBe('C.java');
    expect(baseName('pom.xml')).toBe('pom.xml');
  });
});
