import type { Blueprint } from '@backsmith/blueprint';
import type { FileTree } from '@backsmith/render';

/** Adds the files of one feature to the project. */
export type Contributor = {
  readonly name: string;
  /** Whether the blueprint asks for this feature. */
  readonly applies: (blueprint: Blueprint) => boolean;
  readonly contribute: (blueprint: Blueprint, files: FileTree) => void;
};
