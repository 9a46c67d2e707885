import type { Position } from '@backsmith/text';
import type { Expression } from '../ast/expression.ts';
import type { Name, QualifiedName } from '../ast/name.ts';

/** One value of a row; nothing where the statement leaves it to the database. */
export type WrittenValue = Expression | undefined;

/** What becomes of a row whose key another row has already. */
export type OnTaken = 'refused' | 'left out' | 'put in its place' | 'merged';

/** What a statement does to the rows of a table, as far as that can be told from it. */
export type RowChange = { readonly table: QualifiedName } & (
  | {
      readonly kind: 'rows';
      /** Nothing where the statement names none: all of the table, in their order. */
      readonly columns: readonly Name[] | undefined;
      /** Reads them one by one; what follows the last one that was asked for is not read. */
      readonly rows: () => Iterable<readonly WrittenValue[]>;
      readonly onTaken: OnTaken;
    }
  /** The table has no rows behind it. */
  | { readonly kind: 'emptied' }
  /** Rows are made or changed in a way only a database can follow. */
  | { readonly kind: 'computed' }
);

/** A statement that fills or changes a table. */
export type RowStatement = Position &
  RowChange & {
    /** It runs under a condition. */
    readonly isConditional: boolean;
  };
