/** A place in a source text, both numbers counted from 1, columns in UTF-16 units. */
export type Position = { readonly line: number; readonly column: number };
