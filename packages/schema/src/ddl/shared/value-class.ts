import type { DataType, DataTypeKind } from '../../model/data-type.ts';

/** What values of a type can be compared with, as far as every database agrees. */
export type ValueClass = 'number' | 'text' | 'boolean' | 'date' | 'time' | 'timestamp' | 'choice' | 'other';

const CLASSES: Readonly<Record<DataTypeKind, ValueClass>> = {
  integer: 'number',
  decimal: 'number',
  float: 'number',
  money: 'number',
  year: 'number',
  char: 'text',
  varchar: 'text',
  text: 'text',
  boolean: 'boolean',
  date: 'date',
  time: 'time',
  timestamp: 'timestamp',
  enum: 'choice',
  binary: 'other',
  varbinary: 'other',
  blob: 'other',
  bit: 'other',
  interval: 'other',
  uuid: 'other',
  json: 'other',
  xml: 'other',
  set: 'other',
  array: 'other',
  spatial: 'other',
  rowversion: 'other',
  vendor: 'other',
  unknown: 'other',
};

export function valueClassOf(type: DataType): ValueClass {
  return CLASSES[type.kind];
}
