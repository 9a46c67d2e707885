import type { NamedSource } from '@backsmith/schema';
import { decodeSource, databaseName, PLAIN_DIALECT, type Dialect } from '@backsmith/sql';
import { compareText, type Diagnostic } from '@backsmith/text';
import type { ChangeNode } from './change-node.ts';
import { isRelative } from './changes/sql-changes.ts';
import { namedDialect } from './dbms.ts';
import { FileTree } from './file-tree.ts';
import type { ChangelogTree } from './parse/changelog-tree.ts';
import { parseXmlChangelog } from './parse/parse-xml-changelog.ts';
import { parseYamlChangelog } from './parse/parse-yaml-changelog.ts';
import { MadeObjects } from './made-objects.ts';
import { mayBeChangelog } from './may-be-changelog.ts';
import { Properties } from './properties.ts';
import { MARK, writeChangelog, type Session } from './write-changelog.ts';

/** Changelogs as SQL files, which are read like others, and the database they are written for. */
export type ReadChangelogs = { readonly sources: readonly NamedSource[]; readonly dialect: Dialect };

/** Names that the first of several changelogs has. */
const MASTER = /master|root|main|index/i;

/**
 * Writes the changelogs among files as SQL (Liquibase: XML, YAML and JSON changelogs). Each becomes a file named like it with
 * `.sql` behind, with every statement at the line of its change; where one includes another, the SQL reads it at that place. What
 * cannot be carried over is a note of its file.
 *
 * @param files all that was given, SQL files included
 * @param chosen the database the changelogs are to be run on; without it the one they name, else PostgreSQL
 * @returns nothing where no file is a changelog
 */
export function readChangelogs(files: readonly NamedSource[], chosen?: Dialect): ReadChangelogs | undefined {
  const trees = new Map(
    files.flatMap((file) => {
      const tree = mayBeChangelog(file.name) ? treeOf(file) : undefined;
      return tree === undefined ? [] : [[file.name, tree] as const];
    }),
  );
  if (trees.size === 0) return undefined;
  const parts = [...trees.values()].flatMap((tree) => (tree.kind === 'changelog' ? tree.parts : []));
  const named = namedDialect(parts);
  const dialect = chosen ?? named ?? PLAIN_DIALECT;
  const reader = new ChangelogReader(files, trees, { dialect, properties: new Properties(), made: new MadeObjects() });
  const sources = reader.readAll();
  const guessed = chosen === undefined && named === undefined ? [guessNote(dialect)] : [];
  const [first, ...more] = sources;
  return {
    dialect,
    sources: first === undefined ? [] : [{ ...first, notes: [...guessed, ...(first.notes ?? [])] }, ...more],
  };
}

function guessNote(dialect: Dialect): Diagnostic {
  return {
    severity: 'info',
    code: 'changelog-database',
    line: 1,
    column: 1,
    message: `The changelogs name no database. They were read as ones for ${databaseName(dialect)}.`,
    hint: 'Choose the dialect if they are for another.',
  };
}

function treeOf({ name, content }: NamedSource): ChangelogTree | undefined {
  const text = typeof content === 'string' ? content : decodeSource(content).value.text;
  if (!text.includes('databaseChangeLog')) return undefined;
  return name.toLowerCase().endsWith('.xml') ? parseXmlChangelog(text) : parseYamlChangelog(text);
}

/** Writes changelogs one by one, as those that include them are written. */
class ChangelogReader {
  readonly #files: FileTree;
  readonly #byName: ReadonlyMap<string, NamedSource>;
  readonly #trees: ReadonlyMap<string, ChangelogTree>;
  readonly #session: Session;
  readonly #written = new Map<string, NamedSource>();

  constructor(files: readonly NamedSource[], trees: ReadonlyMap<string, ChangelogTree>, session: Session) {
    this.#files = new FileTree(files.map(({ name }) => name));
    this.#byName = new Map(files.map((file) => [file.name, file]));
    this.#trees = trees;
    this.#session = session;
  }

  readAll(): readonly NamedSource[] {
    for (const name of this.#roots()) this.#write(name);
    return [...this.#written.values(), ...this.#leftOut()];
  }

  /** Changelogs that no other includes: the master of several, else all by name. */
  #roots(): readonly string[] {
    const included = new Set(
      [...this.#trees].flatMap(([name, tree]) => (tree.kind === 'changelog' ? this.#includedBy(name, tree.parts) : [])),
    );
    const roots = [...this.#trees.keys()].filter((name) => !included.has(name)).toSorted(compareText);
    const masters = roots.filter((name) => MASTER.test(name.slice(name.lastIndexOf('/') + 1)));
    if (masters.length > 0) return masters;
    return roots.length > 0 ? roots : [...this.#trees.keys()].toSorted(compareText);
  }

  #includedBy(name: string, parts: readonly ChangeNode[]): readonly string[] {
    return parts.flatMap((part) => {
      const relative = isRelative(part);
      if (part.name === 'include') return this.#files.find(name, part.attributes.get('file') ?? '', relative) ?? [];
      if (part.name === 'includeAll') return this.#files.inFolder(name, part.attributes.get('path') ?? '', relative);
      return [];
    });
  }

  /** @returns the command that reads the file at a place */
  #write(name: string): string | undefined {
    const source = this.#byName.get(name);
    const tree = this.#trees.get(name);
    if (source === undefined) return undefined;
    const written = tree === undefined ? name : `${name}.sql`;
    if (!this.#written.has(name)) {
      // Noted before it is written: changelogs that include each other in a circle end here.
      this.#written.set(name, source);
      this.#written.set(name, tree === undefined ? source : this.#sqlOf(name, tree));
    }
    return `\\i '${written}'`;
  }

  #sqlOf(name: string, tree: ChangelogTree): NamedSource {
    const notes: Diagnostic[] = [];
    if (tree.kind === 'damaged') {
      const { line, column, message } = tree;
      const said = `The changelog cannot be read: ${message}`;
      notes.push({ severity: 'error', code: 'changelog-damaged', line, column, message: said, hint: 'Mend the file.' });
      return { name: `${name}.sql`, content: MARK, notes };
    }
    const inclusions = {
      file: (path: string, relative: boolean): string | undefined => {
        const file = this.#files.find(name, path, relative);
        return file === undefined ? undefined : this.#write(file);
      },
      folder: (path: string, relative: boolean): readonly string[] =>
        this.#files.inFolder(name, path, relative).flatMap((file) => this.#write(file) ?? []),
    };
    const content = writeChangelog(tree.parts, this.#session, inclusions, (note) => notes.push({ ...note, column: 1 }));
    return { name: `${name}.sql`, content, notes };
  }

  /** Files that no changelog leads to: they are named, and not applied. */
  #leftOut(): readonly NamedSource[] {
    return [...this.#byName.values()]
      .filter(({ name }) => !this.#written.has(name) && (this.#trees.has(name) || /\.sql$/i.test(name)))
      .map(({ name }) => ({
        name: this.#trees.has(name) ? `${name}.sql` : name,
        content: MARK,
        notes: [
          {
            severity: 'warning',
            code: 'unapplied-file',
            line: 1,
            column: 1,
            message: 'No changelog includes this file, and it was not read.',
            hint: 'Include it, or give it alone, if it is meant to be read.',
          },
        ],
      }));
  }
}
