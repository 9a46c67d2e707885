import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { TableDraft } from '../catalog/table-draft.ts';

/** What texts are kept in where nothing is said. */
export const USUAL_CHARSET = 'utf8mb4';

/** The collation MySQL gives a character set that is named alone; utf8mb4 is everyone's default and needs none. */
const DEFAULT_COLLATIONS = new Map([
  ['latin1', 'latin1_swedish_ci'],
  ['utf8', 'utf8mb3_general_ci'],
  ['utf8mb3', 'utf8mb3_general_ci'],
  ['ascii', 'ascii_general_ci'],
  ['binary', 'binary'],
  ['ucs2', 'ucs2_general_ci'],
  ['utf16', 'utf16_general_ci'],
  ['utf32', 'utf32_general_ci'],
  ['latin2', 'latin2_general_ci'],
  ['latin5', 'latin5_turkish_ci'],
  ['latin7', 'latin7_general_ci'],
  ['cp1250', 'cp1250_general_ci'],
  ['cp1251', 'cp1251_general_ci'],
  ['cp1252', 'cp1252_general_ci'],
  ['cp1256', 'cp1256_general_ci'],
  ['koi8r', 'koi8r_general_ci'],
  ['koi8u', 'koi8u_general_ci'],
  ['greek', 'greek_general_ci'],
  ['hebrew', 'hebrew_general_ci'],
  ['gbk', 'gbk_chinese_ci'],
  ['gb2312', 'gb2312_chinese_ci'],
  ['gb18030', 'gb18030_chinese_ci'],
  ['big5', 'big5_chinese_ci'],
  ['sjis', 'sjis_japanese_ci'],
  ['cp932', 'cp932_japanese_ci'],
  ['ujis', 'ujis_japanese_ci'],
  ['eucjpms', 'eucjpms_japanese_ci'],
  ['euckr', 'euckr_korean_ci'],
  ['tis620', 'tis620_thai_ci'],
]);

/** The kinds of columns that have a collation. */
export const TEXTUAL: ReadonlySet<string> = new Set(['char', 'varchar', 'text', 'enum', 'set']);

/** The collation a column's text is kept in, where the column, its table or the database names one or a character set. */
export function collationOf(table: TableDraft, column: ColumnDraft): string | undefined {
  if (column.collation !== undefined) return column.collation;
  if (!TEXTUAL.has(column.dataType.kind)) return undefined;
  const { charset } = column;
  if (charset === 'binary') return binaryCollation(table);
  if (charset !== undefined) return DEFAULT_COLLATIONS.get(charset);
  return table.collation ?? (table.charset === undefined ? undefined : DEFAULT_COLLATIONS.get(table.charset));
}

/** The attribute BINARY of a text type compares bytes in the table's character set. */
function binaryCollation(table: TableDraft): string {
  const charset = table.charset ?? table.collation?.split('_')[0] ?? USUAL_CHARSET;
  return `${charset === 'utf8' ? 'utf8mb3' : charset}_bin`;
}
