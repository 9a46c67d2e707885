/**
 * Where a project is run: from a terminal as its README shows, by compose, in a cluster, there where people use it (which says
 * what it says otherwise than any cluster), and in two kinds of pipelines.
 */
export type Surroundings = 'terminal' | 'compose' | 'cluster' | 'production' | 'github' | 'gitlab';

/** An environment variable a service reads. */
export type Variable = {
  readonly name: string;
  /** What it means, for people. */
  readonly meaning: string;
  /** What is taken where it is not set; empty for nothing. */
  readonly default: string;
  /** Never written down: whoever runs the project says it. */
  readonly secret?: true;
  /** A secret the service can do without. */
  readonly optional?: true;
  /** A secret of several lines, kept in a file of this name until it is handed over. */
  readonly file?: string;
  /** What stands for a secret in commands that are shown, where it has to be a long one. */
  readonly example?: string;
  /** Compose hands on what its own surroundings say, as no file of the project knows it. */
  readonly handedOn?: true;
  /** What it is set to by the project's own files. */
  readonly values?: Readonly<Partial<Record<Surroundings, string>>>;
};
