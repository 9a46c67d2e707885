import type { DataType } from '../../model/data-type.ts';
import type { Spelling, TypeOf, TypeUse } from '../shared/type-spelling.ts';
import { isPlainTypeText, spelled } from '../shared/type-spelling.ts';
import { ONE_DIGIT, spellWithZerofill as spellAsMysql } from '../mysql/types.ts';

/** MySQL's types, and those MariaDB has besides: https://mariadb.com/kb/en/data-types/ */
const OWN_TYPES = new Set(['inet4', 'inet6']);

export function spellType(type: DataType, use: TypeUse): Spelling {
  if (type.kind === 'spatial' && type.srid !== undefined) return spellShape(type, type.srid, use);
  if (type.kind === 'uuid') return spelled(type, 'uuid');
  if (type.kind === 'vendor' && OWN_TYPES.has(type.name.toLowerCase()) && isPlainTypeText(type.name)) {
    return spelled(type, type.name.toLowerCase());
  }
  const spelling = spellAsMysql(type, use);
  // MariaDB's driver calls each of them a boolean, with a sign and without, although it reads and writes all of its numbers.
  return type.kind === 'integer' && ONE_DIGIT.test(spelling.sql) ? { ...spelling, reported: 'boolean' } : spelling;
}

/** It keeps the number of a system, and takes shapes of any. */
function spellShape({ subtype }: TypeOf<'spatial'>, srid: number, use: TypeUse): Spelling {
  const spelling = spellAsMysql({ kind: 'spatial', subtype }, use);
  if (use.sameFamily !== true || srid === 0) return spelling;
  return { ...spelling, loss: `shapes of other systems than ${srid} are taken, too`, minor: true };
}
