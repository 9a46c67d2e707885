import type { Blueprint, Part } from '@backsmith/blueprint';
import type { FileTree, JavaFragment, MarkdownText } from '@backsmith/render';
import type { KeptParts } from '../stores/kept-parts.ts';

/** How the code of one part is written, and what it says in the README. */
export type PartRenderer<P extends Part> = {
  readonly files: (part: P, blueprint: Blueprint, files: FileTree, kept: KeptParts) => void;
  /** Methods of the test that the service starts. */
  readonly tests?: (part: P) => readonly JavaFragment[];
  /** What is said behind the sentence on running the service, and behind that on its errors. */
  readonly runNote?: (part: P, blueprint: Blueprint) => MarkdownText;
  readonly errorNote?: MarkdownText;
  /** Sections of the README, behind that on configuration. */
  readonly sections?: (part: P, blueprint: Blueprint) => readonly string[];
};
