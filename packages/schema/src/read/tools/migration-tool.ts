/** A file as migration tools look at it: its path in parts, and how its text begins. */
export type MigrationFile = {
  readonly folders: readonly string[];
  readonly file: string;
  readonly head: string;
};

/** The same with how its text ends. */
export type EndedFile = MigrationFile & { readonly tail: string };

/** Where a file stands in the order of its tool. */
export type Place = {
  /** First what lays the ground, then versions, then what comes between them and repeatable files, then these; last what follows all. */
  readonly group: 0 | 1 | 2 | 3 | 4;
  /** Compared number by number, the digits of each as written: they may be longer than a number holds. */
  readonly version: readonly string[];
  /** Compared as text where versions are the same. */
  readonly name: string;
};

/**
 * `undo` takes back what another file did, `baseline` stands for the versions up to its own, `unapplied` is passed over, and
 * a `dump` is written by the tool itself.
 */
export type Role = Place | 'undo' | 'baseline' | 'unapplied' | 'dump';

/** A file beside the SQL ones that says which of them are applied, and in which order. */
export type PlanFormat = {
  /** What the file is called. */
  readonly name: string;
  readonly isPlan: (file: Pick<MigrationFile, 'folders' | 'file'>) => boolean;
  /** How many folders it stands below the one its entries are counted from. */
  readonly depth: number;
  /** The entries in their order, each with the names its file may have, the likeliest first; nothing for a text of another form. */
  readonly read: (text: string) => readonly (readonly string[])[] | undefined;
  /** What a file is called in the plan; nothing for one that no plan decides. */
  readonly entryOf: (file: string, foldersBelow: readonly string[]) => string | undefined;
};

export type MigrationTool = {
  readonly name: string;
  /** Where its manual says what is applied, and in which order. */
  readonly manual: string;
  /** Whether a file is one that this tool alone would write. */
  readonly knows: (file: MigrationFile) => boolean;
  /** What the tool does with a file below the folder of those it knows. */
  readonly roleOf: (file: MigrationFile) => Role;
  /** What the tool does with a file outside that folder; nothing where it knows none of its kind. */
  readonly roleOutside?: (file: MigrationFile) => Role | undefined;
  /** What is said of the order where another file than the SQL ones decides it and is not there. */
  readonly order?: string;
  /** Each migration has a folder of its own. */
  readonly folderPerMigration?: true;
  /** Folders below the one with the migrations are not looked into. */
  readonly flat?: true;
  /** Whether a file stands for all versions up to its own. */
  readonly isBaseline?: (file: MigrationFile) => boolean;
  /** Whether a file is one the tool writes itself: what the migrations lead to. */
  readonly isDump?: (file: EndedFile) => boolean;
  readonly plan?: PlanFormat;
};

export function folderOf({ folders }: Pick<MigrationFile, 'folders'>): string {
  return folders.at(-1) ?? '';
}

/** A migration that is ordered by its name as text. */
export function byName(name: string): Place {
  return { group: 1, version: [], name };
}

const NUMBERED = /^(\d+)_.*\.sql$/i;

/** A migration that is ordered by the number before its first underscore; what has none is passed over. */
export function byNumber(file: string): Role {
  const version = NUMBERED.exec(file)?.[1];
  return version === undefined ? 'unapplied' : { group: 1, version: [version], name: file };
}

export function isNumbered(file: string): boolean {
  return NUMBERED.test(file);
}
