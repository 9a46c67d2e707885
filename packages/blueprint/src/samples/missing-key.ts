import type { ValueShape } from '../types/shape.ts';

/** A value of a key that no record of a test has, as it stands in an address. */
export function missingKey(shape: ValueShape): string {
  switch (shape.kind) {
    case 'whole':
      return BigInt(shape.max) > 999_999_999n ? '999999999' : shape.max;
    case 'uuid':
      return 'ffffffff-ffff-4fff-bfff-ffffffffffff';
    case 'text':
      return 'unknown'.slice(0, Math.max(shape.max ?? 7, 1));
    case 'date':
      return '1999-12-31';
    case 'timestamp':
      return `1999-12-31T00:00:00${shape.zoned === true ? 'Z' : ''}`;
    case 'time':
      return `23:59:59${shape.zoned === true ? 'Z' : ''}`;
    case 'decimal':
    case 'floating':
      return '0';
    case 'boolean':
      return 'false';
    case 'enum':
      return shape.values.at(-1) ?? '';
    case 'duration':
      return 'PT1S';
    default:
      return 'unknown';
  }
}
