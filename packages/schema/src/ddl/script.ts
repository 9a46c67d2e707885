import type { DataType } from '../model/data-type.ts';
import type { View } from '../model/schema.ts';
import type { DdlTarget } from './targets.ts';

export type DdlStatementKind =
  | 'extension'
  | 'schema'
  | 'enum'
  | 'definition'
  | 'domain'
  | 'sequence'
  | 'table'
  | 'foreign-key'
  | 'index'
  | 'sequence-owner'
  | 'comment'
  | 'view';

/** One statement without its terminator. `table` names the table it belongs to, as the Schema does; `view` the view it makes; `extension` the one it installs. */
export type DdlStatement = {
  readonly kind: DdlStatementKind;
  readonly table?: string;
  readonly view?: View;
  readonly extension?: string;
  readonly sql: string;
};

/** What a column became in the target, for whoever maps it. */
export type WrittenColumn = {
  /** As in the Schema; how to quote it is `identifierNeedsQuotes` and `writtenIdentifier`. */
  readonly name: string;
  /** The type as the script spells it. */
  readonly type: string;
  /** What a column of this type holds, whether apart from the row, and what the catalogue and drivers call the type. */
  readonly held: DataType;
  readonly large?: true;
  readonly reported: string;
  /** The type is a domain over what it holds. */
  readonly isDomain?: true;
  /** The type the script gave it, which differs from the Schema's where keys had to agree. */
  readonly dataType: DataType;
  readonly notNull: boolean;
  /** How the database makes the column's values when none are given; absent for a plain column. */
  readonly made?: 'identity' | 'sequence' | 'default' | 'generated';
  /** The sequence and its namespace, for `made: 'sequence'` and PostgreSQL's serial columns. */
  readonly sequence?: { readonly namespace?: string; readonly name: string };
};

/** A table as it was written. `schema` and `name` are the Schema's, `namespace` and `writtenName` the target's. */
export type WrittenTable = {
  readonly schema?: string;
  readonly name: string;
  readonly namespace?: string;
  readonly writtenName: string;
  readonly columns: readonly WrittenColumn[];
};

/** A Schema written for one database: its statements in an order that loads, and the same as one script. */
export type DdlScript = {
  readonly target: DdlTarget;
  readonly statements: readonly DdlStatement[];
  readonly tables: readonly WrittenTable[];
  readonly text: string;
};

/**
 * Joins statements to one script: each ends with `;`, statements of different kind or several lines stand apart.
 *
 * @param batchEnd the line between batches, where the database takes a view in a batch of its own only
 */
export function scriptText(statements: readonly DdlStatement[], batchEnd: string | undefined): string {
  let text = '';
  let previous: DdlStatement | undefined;
  for (const statement of statements) {
    const isNewBatch = previous?.kind === 'view' || statement.kind === 'view';
    if (previous !== undefined && batchEnd !== undefined && isNewBatch) text += `${batchEnd}\n`;
    if (previous !== undefined && !belongTogether(previous, statement)) text += '\n';
    text += `${statement.sql};\n`;
    previous = statement;
  }
  return text;
}

function belongTogether(first: DdlStatement, second: DdlStatement): boolean {
  return first.kind === second.kind && !first.sql.includes('\n') && !second.sql.includes('\n');
}
