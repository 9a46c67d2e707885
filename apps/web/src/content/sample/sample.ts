/** A file of the sample project, or the part of it that is shown. */
export type SampleFile = {
  /** Below the Java root package, or below the project where it is no Java. */
  readonly path: string;
  /** Lines of the whole file. */
  readonly lines: number;
};

export type SampleExcerpt = SampleFile & { readonly from: number; readonly text: string };

export type SampleTable = {
  readonly name: string;
  /** Where its CREATE TABLE stands in the file, first and last line. */
  readonly span: { readonly first: number; readonly last: number };
  readonly columns: readonly { readonly name: string; readonly type: string; readonly isKey: boolean }[];
  readonly files: readonly SampleFile[];
  readonly entity: SampleExcerpt;
};

export type SampleRelation = { readonly from: string; readonly column: string; readonly to: string };

/** What the engine read and wrote for one schema of ours. A test runs it again and compares. */
export type Sample = {
  readonly file: string;
  readonly dialect: string;
  readonly project: string;
  readonly sql: string;
  readonly tables: readonly SampleTable[];
  readonly relations: readonly SampleRelation[];
  readonly fileCount: number;
  /** The version the project is built on. */
  readonly springBoot: string;
};

/** Parts of files of the sample project. */
export type SampleExcerpts = {
  readonly controller: SampleExcerpt;
  readonly migration: SampleExcerpt;
  readonly openApi: SampleExcerpt;
  readonly delivery: SampleExcerpt;
  readonly errors: SampleExcerpt;
};

/** One thing the engine had to say about a schema. */
export type SampleFinding = {
  readonly severity: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly consequence?: string;
  readonly hint?: string;
};

/** A schema of ours with flaws, what was said about it, and the REPORT.md of its project. */
export type SampleFindings = {
  readonly file: string;
  readonly sql: string;
  readonly report: string;
  readonly findings: readonly SampleFinding[];
};

/** One file of the sample project as it is browsed. */
export type ProjectFile = { readonly path: string; readonly text: string; readonly executable?: boolean };

/** The README of the sample project, and the names of all its files. */
export type ProjectFront = { readonly paths: readonly string[]; readonly readme: string };

/** A run over one of the example schemas. */
export type SampleRun = {
  readonly file: string;
  readonly dialect: string;
  readonly tables: number;
  readonly relations: number;
  readonly files: number;
  readonly lines: number;
};
