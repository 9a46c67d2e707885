import type { DataType } from '../../model/data-type.ts';

const text = (length: number): DataType => ({ kind: 'varchar', length });

/** What holds the text or bytes of a type that only one database has. */
const SUBSTITUTES: ReadonlyMap<string, DataType> = new Map<string, DataType>([
  ['inet', text(43)],
  ['cidr', text(43)],
  ['inet4', text(15)],
  ['inet6', text(45)],
  ['macaddr', text(17)],
  ['macaddr8', text(23)],
  ['oid', { kind: 'integer', bits: 64 }],
  ['xid', { kind: 'integer', bits: 64 }],
  ['xid8', { kind: 'decimal', precision: 20, scale: 0 }],
  ['pg_lsn', text(32)],
  ['name', text(63)],
  ['char', text(1)],
  ['hstore', { kind: 'json' }],
  ['sysname', { kind: 'varchar', length: 128, national: true }],
  ['hierarchyid', { kind: 'varbinary', length: 892 }],
  ['rowid', text(18)],
  ['urowid', text(4000)],
]);

/** A type every database can say that takes the place of a vendor's own: its known substitute, else a text of any length. */
export function vendorSubstitute(name: string): DataType {
  return SUBSTITUTES.get(name.toLowerCase()) ?? { kind: 'text' };
}
