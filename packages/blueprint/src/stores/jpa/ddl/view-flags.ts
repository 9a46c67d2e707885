import type { Schema, View } from '@backsmith/schema';
import { placeKey } from '@backsmith/text';

/** Tells of columns of views whether they give true or false: H2 compares no other type with a flag. */
export function viewFlags({ tables }: Schema): (view: View, column: string) => boolean {
  const places = new Map(tables.map((table) => [placeKey(table), table]));
  return ({ traced = [] }, column) => {
    const shown = traced.find(({ name }) => name === column);
    const origin = shown?.origin;
    const kept =
      origin && places.get(placeKey(origin.table))?.columns.find(({ name }) => name === origin.column)?.dataType;
    return (shown?.dataType ?? kept)?.kind === 'boolean';
  };
}
