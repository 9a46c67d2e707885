import type { DataType, WrittenColumn } from '@backsmith/schema';
import type { TypeTraits } from './type-traits.ts';

/** What the target's DDL made of a column: what it holds, whether apart from the row, and what the driver calls the type. */
export type WrittenType = Pick<WrittenColumn, 'held' | 'large' | 'reported' | 'isDomain'>;

/** What the type of a column follows from. */
export type TypeContext = WrittenType & {
  readonly dataType: DataType;
  /** The column is part of a primary or foreign key. */
  readonly isKey: boolean;
  /** An enumeration is a text here, as rows are found by words it does not know, too. */
  readonly hasOpenWords?: boolean;
  /** Something counts up the key this is a part of, or the one it refers to; so it is where nobody says that it is not. */
  readonly isCounted?: boolean;
  /** The service itself sets the value, or takes it for somebody's number. */
  readonly isCounter?: boolean;
  /** An index begins with the column, whose texts are in the code page of the database. */
  readonly isSought?: true;
  readonly traits: TypeTraits;
  /** The database holds days that are none, such as `0000-00-00`, and this schema knows such. */
  readonly hasZeroDays?: boolean;
};
