import type { DataType } from '@backsmith/schema';
import type { MappedType } from './mapped-type.ts';
import type { ValueShape } from './shape.ts';

/** Digits of a second that Java cuts to by itself. */
const CUT_DIGITS: readonly number[] = [0, 3, 6];

/**
 * Whether the database may keep a value in another spelling than the one it is given: without the blanks at its end, with the
 * words of a set in their order, in the case of a declared word, in the form a type of its own has for what is the same, rounded.
 * A document of other spaces and another order is the same document.
 */
export function mayBeRespelled({ shape }: Pick<MappedType, 'shape'>): boolean {
  switch (shape.kind) {
    case 'text':
    case 'bytes':
      return shape.padded === true;
    case 'opaque':
      return true;
    case 'duration':
      return shape.text !== undefined;
    case 'list':
      return shape.element.kind === 'opaque';
    case 'floating':
      return shape.digits !== undefined;
    case 'time':
    case 'timestamp':
      return shape.precision !== undefined && !CUT_DIGITS.includes(shape.precision);
    case 'whole':
    case 'decimal':
    case 'boolean':
    case 'date':
    case 'uuid':
    case 'json':
    case 'enum':
      return false;
  }
}

/**
 * Whether a row is found by other spellings of a value than the one it keeps: by the same word in another case.
 *
 * @param ignoresCase texts that differ in case alone are the same to the database
 */
export function isFoundRespelled(
  { shape }: Pick<MappedType, 'shape'>,
  dataType: DataType,
  ignoresCase: boolean,
): boolean {
  const isCaseless = dataType.kind === 'text' && dataType.caseInsensitive === true;
  return isText(shape) && (ignoresCase || isCaseless);
}

function isText({ kind }: ValueShape): boolean {
  return kind === 'text' || kind === 'opaque' || kind === 'enum';
}
