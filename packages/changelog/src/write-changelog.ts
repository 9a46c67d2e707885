import type { Dialect } from '@backsmith/sql';
import { changeContext, type ChangeContext, type ChangeNote } from './change-context.ts';
import { attribute, partsNamed, says, type ChangeNode } from './change-node.ts';
import { writerOf } from './changes/index.ts';
import { isRelative } from './changes/sql-changes.ts';
import { contextOf, isFor, isInContext } from './dbms.ts';
import type { MadeObjects } from './made-objects.ts';
import { holds } from './preconditions.ts';
import type { Properties } from './properties.ts';
import { SqlLines } from './sql-lines.ts';

/** What changelogs share, in the order they are run. */
export type Session = {
  readonly dialect: Dialect;
  readonly properties: Properties;
  /** What the changes so far have made. */
  readonly made: MadeObjects;
};

/** What a changelog reads at a place, as a command of SQL each. */
export type Inclusions = {
  /** @returns nothing where the source has no such file */
  readonly file: (path: string, isRelative: boolean) => string | undefined;
  /** All files of a folder, in order. */
  readonly folder: (path: string, isRelative: boolean) => readonly string[];
};

/** The first line, by which the reader knows whose order it is. */
export const MARK = '/* liquibase changelog */ ';

/**
 * Writes a changelog as SQL, each statement at the line its change stands at.
 *
 * @param parts what stands in the changelog, in order
 */
export function writeChangelog(
  parts: readonly ChangeNode[],
  session: Session,
  inclusions: Inclusions,
  note: (note: ChangeNote) => void,
): string {
  const sql = new SqlLines();
  sql.put(MARK);
  const context = changeContext(session.dialect, sql, { note, include: inclusions.file });
  for (const part of parts) writePart(session.properties.filledNode(part), session, inclusions, context);
  return sql.toString();
}

function writePart(part: ChangeNode, session: Session, inclusions: Inclusions, context: ChangeContext): void {
  if (!isInContext(session.dialect, contextOf(part))) return;
  switch (part.name) {
    case 'property':
      setProperty(part, session);
      return;
    case 'changeSet':
      writeChangeSet(part, session, context);
      return;
    case 'include':
      includeFile(part, context);
      return;
    case 'includeAll':
      for (const command of inclusions.folder(attribute(part, 'path') ?? '', isRelative(part))) {
        context.sql.at(part.line);
        context.sql.putLine(command);
      }
      return;
    case 'preConditions':
    case 'changeLogId':
    case 'removeChangeSetProperty':
      return;
    default:
      noteUnknown(part, context);
  }
}

function setProperty(part: ChangeNode, { dialect, properties }: Session): void {
  const name = attribute(part, 'name');
  if (name !== undefined && isFor(dialect, attribute(part, 'dbms')))
    properties.set(name, part.attributes.get('value') ?? '');
}

function includeFile(part: ChangeNode, context: ChangeContext): void {
  const path = attribute(part, 'file');
  const command = path === undefined ? undefined : context.include(path, isRelative(part));
  context.sql.at(part.line);
  if (command !== undefined) context.sql.putLine(command);
  else if (path !== undefined)
    context.note({
      severity: 'warning',
      code: 'changelog-file-missing',
      line: part.line,
      message: `${path} is included here and is not among the files.`,
      consequence: 'What it changes is not read.',
      hint: 'Give the folder that all changelogs are in.',
    });
}

function writeChangeSet(set: ChangeNode, session: Session, context: ChangeContext): void {
  if (!isFor(session.dialect, attribute(set, 'dbms')) || says(set, 'ignore')) return;
  const conditions = partsNamed(set, 'preConditions');
  const answers = conditions.map((one) => holds(one, session));
  if (answers.includes(false)) {
    const named = `${attribute(set, 'author') ?? ''}:${attribute(set, 'id') ?? ''}`;
    context.note({
      severity: 'info',
      code: 'changelog-condition',
      line: set.line,
      message: `The conditions of the change set ${named} do not hold on an empty database, and it is not applied.`,
    });
    return;
  }
  for (const change of set.children.filter(({ name }) => name !== 'changes' && name !== 'preConditions'))
    writeChange(change, session, context);
}

function writeChange(change: ChangeNode, session: Session, context: ChangeContext): void {
  if (!isFor(session.dialect, attribute(change, 'dbms'))) return;
  const write = writerOf(change.name);
  if (write === undefined) {
    noteUnknown(change, context);
    return;
  }
  write(change, context);
  session.made.note(change);
}

function noteUnknown({ name, line }: ChangeNode, { note }: ChangeContext): void {
  note({
    severity: 'warning',
    code: 'changelog-change-unknown',
    line,
    message: `The change ${name} is not understood.`,
    consequence: 'What it does to the tables is not read.',
    hint: 'Write it as a change of type sql, if it changes a table.',
  });
}
