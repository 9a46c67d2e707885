import type { DefaultValue } from '../../model/column.ts';
import type { LiteralWriter } from './literals.ts';
import { isHex, isNumberLiteral } from './literals.ts';

/** Defaults that are constants; nothing for the kinds each database has words of its own for. */
export function constantDefault(literals: LiteralWriter, value: DefaultValue): string | undefined {
  switch (value.kind) {
    case 'null':
      return 'NULL';
    case 'string':
      return literals.string(value.value);
    case 'number':
      return isNumberLiteral(value.value) ? value.value : literals.string(value.value);
    case 'boolean':
      return literals.boolean(value.value);
    case 'binary':
      return isHex(value.value) ? literals.binary(value.value) : undefined;
    case 'now':
    case 'uuid':
    case 'next-value':
    case 'expression':
      return undefined;
  }
}

/** The word with its precision: `CURRENT_TIMESTAMP(3)`. */
export function withDigits(word: string, digits: number | undefined): string {
  return digits === undefined ? word : `${word}(${digits})`;
}
