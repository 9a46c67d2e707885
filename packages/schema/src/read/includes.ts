import { findIncludes, SourceText, type DiagnosticLog, type Include } from '@backsmith/sql';
import { addAll, byPlace, type Position } from '@backsmith/text';

/** Texts that one session runs, in order: a file, or, where its commands read others, its parts and these. */
export type Script = readonly SourceText[];

type Found = Include & { readonly file: string };

/** Files that read each other deeper than this are read one after the other. */
const DEEPEST = 100;

/**
 * The files of a source that commands of their clients read at their place: `\i`, `\ir`, `@`, `@@`, `START`, `source`, `:r`
 * and `.read`. Each is read once, at the first of these places.
 */
export class Includes {
  readonly #textOf: (name: string) => SourceText | undefined;
  readonly #endings: PathEndings;
  readonly #found = new Map<string, readonly Found[]>();
  readonly #read = new Set<string>();

  /**
   * @param names the paths of all files of the source
   * @param textOf the text of one of them
   */
  constructor(names: readonly string[], textOf: (name: string) => SourceText | undefined) {
    this.#endings = new PathEndings(names);
    this.#textOf = textOf;
  }

  /** The files that those named read, and what these read in turn. */
  readBy(names: readonly string[]): ReadonlySet<string> {
    const included = new Set<string>();
    const open = [...names];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      for (const { file } of this.#in(name)) {
        if (included.has(file)) continue;
        included.add(file);
        open.push(file);
      }
    }
    return included;
  }

  /** Whether a file was read, by itself or by another. */
  isRead(name: string): boolean {
    return this.#read.has(name);
  }

  /** What a session that runs a file comes to read. */
  scriptOf(log: DiagnosticLog, name: string, depth = 0): Script {
    this.#read.add(name);
    const source = this.#textOf(name);
    if (source === undefined) return [];
    let at = 0;
    const pieces: SourceText[] = [];
    for (const { file, start, end } of depth < DEEPEST ? this.#in(name) : []) {
      addAll(pieces, partOf(source, at, start));
      if (this.#read.has(file)) reportAgain(log, source, file, start, end);
      else addAll(pieces, this.scriptOf(log, file, depth + 1));
      at = end;
    }
    return at === 0 ? [source] : [...pieces, ...partOf(source, at, source.text.length)];
  }

  #in(name: string): readonly Found[] {
    const known = this.#found.get(name);
    if (known !== undefined) return known;
    const found = findIncludes(
      this.#textOf(name)?.text ?? '',
      (command) => this.#fileOf(name, command) !== undefined,
    ).flatMap((include) => {
      const file = this.#fileOf(name, include);
      return file === undefined ? [] : [{ ...include, file }];
    });
    this.#found.set(name, found);
    return found;
  }

  /** Where the client was started is not known: its folder may be any above the files, so that the end of the path tells. */
  #fileOf(from: string, { path, isRelative }: Pick<Include, 'path' | 'isRelative'>): string | undefined {
    const folder = partsOf(from).slice(0, -1);
    const written = partsOf(path);
    const bases = isRelative ? [folder, []] : [[], folder];
    for (const base of bases) {
      const file = this.#endings.filesAt(joinedPath(base, written)).find((name) => name !== from);
      if (file !== undefined) return file;
    }
    for (const at of written.keys()) {
      const tail = written.slice(at);
      const files = tail.includes('..') ? [] : this.#endings.filesEnding(tail.join('/'));
      if (files.length > 0) return files.length === 1 && files[0] !== from ? files[0] : undefined;
    }
    return undefined;
  }
}

/** Paths longer than this are not searched for by their ends. */
const LONGEST_ENDING = 12;

/** Files by their paths and by the ends of these; SQL*Plus adds the `.sql` that is not written. */
class PathEndings {
  readonly #whole = new Map<string, string[]>();
  readonly #endings = new Map<string, string[]>();

  constructor(names: readonly string[]) {
    for (const name of names) {
      const parts = partsOf(name);
      note(this.#whole, parts.join('/'), name);
      for (let count = 1; count <= Math.min(parts.length, LONGEST_ENDING); count += 1)
        note(this.#endings, parts.slice(-count).join('/'), name);
    }
  }

  filesAt(path: string): readonly string[] {
    return this.#whole.get(path) ?? this.#whole.get(`${path}.sql`) ?? [];
  }

  filesEnding(path: string): readonly string[] {
    return this.#endings.get(path) ?? this.#endings.get(`${path}.sql`) ?? [];
  }
}

function note(map: Map<string, string[]>, key: string, name: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [name]);
  else known.push(name);
}

function partsOf(path: string): readonly string[] {
  return path.split(/[\\/]/).filter((part) => part !== '' && part !== '.');
}

function joinedPath(base: readonly string[], written: readonly string[]): string {
  const parts = [...base];
  for (const part of written) {
    if (part === '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}

/** A part of a text that keeps its places; nothing where it is blank. */
function partOf(source: SourceText, from: number, to: number): readonly SourceText[] {
  const text = source.text.slice(from, to);
  if (text.trim() === '') return [];
  return [new SourceText(text, source.file, { source, toOuter: (offset) => from + offset })];
}

function reportAgain(log: DiagnosticLog, source: SourceText, file: string, start: number, end: number): void {
  log.report(source, {
    severity: 'info',
    code: 'file-read-before',
    message: `${file} is read at an earlier place and not again here.`,
    start,
    end,
  });
}

/** Compares places in the order they are read, which goes from one file to another and back where one reads another. */
export function byReading(scripts: readonly Script[]): (one: Position, other: Position) => number {
  const starts = scripts.flat().map((text) => text.position(0));
  const files = Map.groupBy(
    starts.map((start, rank) => ({ ...start, rank })),
    ({ file }) => file,
  );
  const within = byPlace();
  const rankOf = ({ line, column, file }: Position): number => {
    const parts = files.get(file) ?? [];
    return (
      parts.findLast((start) => within({ line: start.line, column: start.column }, { line, column }) <= 0)?.rank ?? -1
    );
  };
  return (one, other) => rankOf(one) - rankOf(other) || one.line - other.line || one.column - other.column;
}
