import { basename, extname } from 'node:path';
import { checkPackageName, suggestProjectName } from '@backsmith/options';

/** A project name for a file or folder nobody named a project for, made from its own name. */
export function suggestNameOf(path: string): string {
  return suggestProjectName(basename(path, extname(path)));
}

/** The package for a project nobody named one for, below `com.example`; "app" goes before what no segment can be. */
export function suggestPackageName(projectName: string): string {
  const segment = projectName.toLowerCase().replace(/[^a-z0-9]/g, '');
  const plain = `com.example.${segment}`;
  return checkPackageName(plain) === undefined ? plain : `com.example.app${segment}`;
}
