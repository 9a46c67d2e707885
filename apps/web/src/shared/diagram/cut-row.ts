import { NODE_WIDTH } from './node-size.ts';

const NAME_CHARACTERS = 26;
const ROW_CHARACTERS = 28;

/** What of a table's name fits into its head. */
export function cutName(name: string): string {
  return cut(name, NAME_CHARACTERS);
}

/**
 * What of a table's name fits into its box where it stands alone, its middle left out: what is alike is mostly at the beginning.
 *
 * @param size how high its letters are; one of the mono face is six tenths as wide
 */
export function cutLabel(name: string, size: number): string {
  const most = Math.floor((NODE_WIDTH - 14) / (size * 0.6));
  if (name.length <= most) return name;
  const start = Math.floor((most - 1) / 3);
  return `${name.slice(0, start)}…${name.slice(start + 1 - most)}`;
}

/** What of a column's name and type fits side by side into a row; the longer one gives way. */
export function cutRow(name: string, type: string): { readonly name: string; readonly type: string } {
  return {
    name: cut(name, ROW_CHARACTERS - Math.min(type.length, 12)),
    type: cut(type, Math.max(8, ROW_CHARACTERS - name.length)),
  };
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, Math.max(1, longest - 1))}…` : text;
}
