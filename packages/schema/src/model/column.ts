import type { Position } from '@backsmith/text';
import type { DataType } from './data-type.ts';

export type DefaultValue =
  | { readonly kind: 'null' }
  | { readonly kind: 'string'; readonly value: string }
  /** The literal's text, so that no digit is lost. */
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** Bytes as lower-case hexadecimal digits. */
  | { readonly kind: 'binary'; readonly value: string }
  | {
      readonly kind: 'now';
      readonly what: 'timestamp' | 'date' | 'time';
      readonly precision?: number;
      readonly utc?: true;
    }
  /** `ordered`: later values are greater, as those of version 7 or of NEWSEQUENTIALID. */
  | { readonly kind: 'uuid'; readonly ordered?: true }
  | { readonly kind: 'next-value'; readonly sequence: string; readonly schema?: string }
  /** Anything else, as written in the source dialect. */
  | { readonly kind: 'expression'; readonly text: string };

/** How the database makes a value for a key column: identity, auto-increment, serial, or a sequence filled by a trigger. */
export type Identity = {
  readonly kind: 'always' | 'by-default' | 'auto-increment' | 'serial' | 'trigger';
  /** Oracle's BY DEFAULT ON NULL: a row that says NULL is numbered, too. */
  readonly onNull?: true;
  readonly sequence?: string;
  readonly sequenceSchema?: string;
  readonly start?: string;
  readonly increment?: string;
};

/**
 * A column whose value the database computes; `expression` is text of the source dialect. `rowTime`: no expression, but when
 * the row began or ceased to hold (SQL:2011).
 */
export type GeneratedColumn = {
  readonly expression: string;
  readonly stored: boolean;
  readonly rowTime?: 'start' | 'end';
  /** The expression is in the words of the target already, not in those of the source. */
  readonly isSettled?: true;
};

export type Column = Position & {
  /** As the database knows it: see `Table.name`. */
  readonly name: string;
  /** As declared, white space folded, for people. */
  readonly type: string;
  readonly dataType: DataType;
  readonly notNull: boolean;
  readonly identity: boolean;
  readonly identityOptions?: Identity;
  /** The values of an enumeration, wherever they were declared. */
  readonly values?: readonly string[];
  readonly default?: DefaultValue;
  /** Oracle's DEFAULT ON NULL: the default stands in for NULL, too. */
  readonly defaultOnNull?: true;
  /** FOR INSERT AND UPDATE: also where a change makes it NULL. */
  readonly defaultOnUpdate?: true;
  readonly generated?: GeneratedColumn;
  /** MySQL's ON UPDATE CURRENT_TIMESTAMP. */
  readonly onUpdateNow?: true;
  /** A trigger gives new rows its value, in a way only the source's database knows. */
  readonly filled?: true;
  readonly invisible?: true;
  readonly domain?: string;
  readonly collation?: string;
  readonly comment?: string;
  /** The spelling in the source where it differs from `name` by case, a better root for Java names. */
  readonly writtenAs?: string;
};
