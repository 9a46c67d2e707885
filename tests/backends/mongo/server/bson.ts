/** A value as tests write it into documents and read it back: whole numbers of 32 and 64 bits are numbers. */
export type Bson = string | number | boolean | null | Date | readonly Bson[] | { readonly [field: string]: Bson };

/** A document. */
export type BsonDocument = Readonly<Record<string, Bson>>;

/** The kinds of values tests meet, by the numbers that https://bsonspec.org gives them. */
const KINDS = {
  ...{ double: 1, text: 2, document: 3, list: 4, binary: 5, flag: 8, time: 9, none: 10 },
  ...{ whole: 16, long: 18 },
} as const;

/** Writes a document. */
export function encode(document: BsonDocument): Buffer {
  const elements = Buffer.concat(Object.entries(document).map(([name, value]) => element(name, value)));
  return Buffer.concat([int32(elements.length + 5), elements, Buffer.of(0)]);
}

function element(name: string, value: Bson): Buffer {
  const [kind, bytes] = written(value);
  return Buffer.concat([Buffer.of(kind), Buffer.from(`${name}\0`), bytes]);
}

function written(value: Bson): readonly [kind: number, bytes: Buffer] {
  if (value === null) return [KINDS.none, Buffer.alloc(0)];
  if (typeof value === 'string') return [KINDS.text, text(value)];
  if (typeof value === 'boolean') return [KINDS.flag, Buffer.of(value ? 1 : 0)];
  if (typeof value === 'number') return [KINDS.whole, int32(value)];
  if (value instanceof Date) return [KINDS.time, int64(value.getTime())];
  if (isList(value)) return [KINDS.list, encode(Object.fromEntries(value.map((one, at) => [String(at), one])))];
  return [KINDS.document, encode(value)];
}

function isList(value: Bson): value is readonly Bson[] {
  return Array.isArray(value);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(`${value}\0`);
  return Buffer.concat([int32(bytes.length), bytes]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

function int64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(BigInt(value));
  return bytes;
}

/** Reads a document. Fails at a kind of value that no test writes. */
export function decode(bytes: Buffer): BsonDocument {
  const fields: Record<string, Bson> = {};
  let at = 4;
  while (bytes[at] !== undefined && bytes[at] !== 0) {
    const kind = bytes[at];
    const end = bytes.indexOf(0, at + 1);
    const name = bytes.toString('utf8', at + 1, end);
    const [value, length] = read(kind ?? 0, bytes.subarray(end + 1));
    fields[name] = value;
    at = end + 1 + length;
  }
  return fields;
}

function read(kind: number, bytes: Buffer): readonly [value: Bson, length: number] {
  switch (kind) {
    case KINDS.double:
      return [bytes.readDoubleLE(), 8];
    case KINDS.text:
      return [bytes.toString('utf8', 4, 3 + bytes.readInt32LE()), 4 + bytes.readInt32LE()];
    case KINDS.document:
      return [decode(bytes.subarray(0, bytes.readInt32LE())), bytes.readInt32LE()];
    case KINDS.list:
      return [Object.values(decode(bytes.subarray(0, bytes.readInt32LE()))), bytes.readInt32LE()];
    case KINDS.binary:
      return [bytes.toString('hex', 5, 5 + bytes.readInt32LE()), 5 + bytes.readInt32LE()];
    case KINDS.flag:
      return [bytes[0] === 1, 1];
    case KINDS.time:
      return [new Date(Number(bytes.readBigInt64LE())), 8];
    case KINDS.none:
      return [null, 0];
    case KINDS.whole:
      return [bytes.readInt32LE(), 4];
    case KINDS.long:
      return [Number(bytes.readBigInt64LE()), 8];
    default:
      throw new Error(`A value of the kind ${kind} in a document`);
  }
}
