/** A file of a generated project, its path relative to the project's root with `/` between segments. */
export type GeneratedFile = {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Whether the file is a program: mode 0755 instead of 0644. */
  readonly executable?: true;
};
