import type { Column, DataType } from '@backsmith/schema';
import { baseWord } from './base-word.ts';

/** Up to here bytes are hashes, keys and addresses, which a list may well show. */
const MOST_BYTES = 4_000;

/** What MySQL's TEXT holds. Whoever declares room for more expects documents. */
const MOST_TEXT = 65_535;

/**
 * Texts without a declared limit that somebody chose instead of the ordinary type. The others (`text`, `nvarchar(max)`,
 * JSON, XML) are what people take for texts and values of any size, and mostly hold a few lines.
 */
const DOCUMENTS: ReadonlySet<string> = new Set([
  ...['clob', 'nclob', 'character large object', 'char large object'],
  ...['national character large object', 'nchar large object', 'ntext', 'long', 'long varchar', 'long varying'],
]);

/**
 * Whether a column was declared to hold pictures, files or documents, by the words of the user's schema: fifty of them are
 * more than a page of a list should carry. What the target database makes of the type says nothing about that.
 */
export function isLarge({ dataType, type }: Pick<Column, 'dataType' | 'type'>): boolean {
  switch (dataType.kind) {
    case 'binary':
    case 'varbinary':
      return exceeds(dataType.length, MOST_BYTES);
    case 'blob':
      return exceeds(dataType.maxLength, MOST_BYTES);
    case 'varchar':
      return dataType.length !== undefined && dataType.length > MOST_TEXT;
    case 'text':
      return isDocument(dataType, type);
    default:
      return false;
  }
}

function isDocument({ maxLength }: Extract<DataType, { kind: 'text' }>, type: string): boolean {
  return maxLength === undefined ? DOCUMENTS.has(baseWord(type)) : maxLength > MOST_TEXT;
}

function exceeds(length: number | undefined, most: number): boolean {
  return length === undefined || length > most;
}
