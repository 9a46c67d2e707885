/** A field of a document: dots and `$` mean something in queries, and `_id` is the key. */
export function fieldName(column: string): string {
  const plain = column.replaceAll(/[.$]/gu, '_');
  return plain === '_id' || plain === '_class' ? `${plain}_` : plain;
}
