import type { Blueprint, System } from '@backsmith/blueprint';
import type { FileTree } from '@backsmith/render';

/** Adds the files of one concern to a service; paths begin at its folder. */
export type Contributor = (blueprint: Blueprint, files: FileTree) => void;

/** Adds the files of one concern to the repository. */
export type SystemContributor = (system: System, files: FileTree) => void;
