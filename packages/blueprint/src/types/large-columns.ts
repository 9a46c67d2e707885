import type { Column, DataType, Table } from '@backsmith/schema';

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

/** LONGTEXT, as the schema knows it. */
const LONGEST_TEXT = 4_294_967_295;

/** So many columns of one table are not all meant for documents. */
const SEVERAL = 3;

/**
 * Tells which columns were declared to hold pictures, files or documents, by the words of the user's schema: fifty of them
 * are more than a page of a list should carry. What the target database makes of the type says nothing about that.
 */
export function largeColumns(tables: readonly Pick<Table, 'columns'>[]): (column: Column) => boolean {
  const isOrdinary = takesLongTextForAny(tables);
  return ({ dataType, type }) => {
    switch (dataType.kind) {
      case 'binary':
      case 'varbinary':
        return dataType.length !== undefined && dataType.length > MOST_BYTES;
      case 'blob':
        return dataType.maxLength === undefined || dataType.maxLength > MOST_BYTES;
      case 'varchar':
        return dataType.length !== undefined && dataType.length > MOST_TEXT;
      case 'text':
        return !(isOrdinary && isLongText(dataType)) && isDocument(dataType, type);
      default:
        return false;
    }
  };
}

/** Some tools know one type for all texts of MySQL: there is no plain TEXT, and many a LONGTEXT that holds a name. */
function takesLongTextForAny(tables: readonly Pick<Table, 'columns'>[]): boolean {
  const typesOf = ({ columns }: Pick<Table, 'columns'>) => columns.map(({ dataType }) => dataType);
  const hasSeveral = tables.some((table) => typesOf(table).filter(isLongText).length >= SEVERAL);
  return (
    hasSeveral && !tables.some((table) => typesOf(table).some((type) => type.kind === 'text' && !isLongText(type)))
  );
}

function isLongText(type: DataType): boolean {
  return type.kind === 'text' && type.maxLength === LONGEST_TEXT;
}

function isDocument({ maxLength }: Extract<DataType, { kind: 'text' }>, type: string): boolean {
  return maxLength === undefined ? DOCUMENTS.has(declaredWords(type)) : maxLength > MOST_TEXT;
}

/** The words a type was declared with, without its arguments. */
function declaredWords(type: string): string {
  return type
    .toLowerCase()
    .replaceAll(/\([^()]*\)/gu, ' ')
    .trim()
    .split(/\s+/u)
    .join(' ');
}
