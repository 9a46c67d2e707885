import { PLAIN_DIALECT } from '@backsmith/sql';
import type { DefaultValue } from '../model/column.ts';
import type { DataType } from '../model/data-type.ts';
import { identifier } from './shared/identifiers.ts';
import type { AlterForms } from './shared/alter-forms.ts';
import type { DdlTarget } from './targets.ts';
import { WRITERS } from './writers.ts';

/** What writes statements that change a schema which is there, in the words of its database. */
export type AlterWriter = {
  readonly forms: AlterForms;
  /** The text of the schema is plain: what is written in standard SQL stands as it is. */
  readonly isPlain: boolean;
  readonly name: (name: string) => string;
  /** A type as this database says it. @param keyed whether its values must be unique. */
  readonly type: (type: DataType, keyed?: boolean) => string;
  readonly literal: (value: string | number | boolean) => string;
  /** The moment or day a row is written, for a column of that type. */
  readonly now: (what: 'timestamp' | 'date') => string;
  /** A default as it follows the word DEFAULT; nothing where it cannot be said. */
  readonly default: (value: DefaultValue, type: DataType) => string | undefined;
};

export function alterWriter(target: DdlTarget): AlterWriter {
  const { alter, identifiers, literals, spellType, spellDefault } = WRITERS[target];
  const type = (wanted: DataType, keyed = false): string => spellType(wanted, { keyed }).sql;
  return {
    ...{ forms: alter, isPlain: target === PLAIN_DIALECT, type },
    name: (name) => identifier(identifiers, name),
    literal: (value) => {
      if (typeof value === 'number') return String(value);
      return typeof value === 'boolean' ? literals.boolean(value) : literals.string(value);
    },
    now: (what) => {
      const plain = what === 'date' ? 'CURRENT_DATE' : 'CURRENT_TIMESTAMP';
      const { held } = spellType(what === 'date' ? { kind: 'date' } : { kind: 'timestamp' }, {});
      const precision = held.kind === 'timestamp' ? held.precision : undefined;
      return spellDefault({ kind: 'now', what, ...(precision === undefined ? {} : { precision }) }, held) ?? plain;
    },
    default: spellDefault,
  };
}
