/** How closely a table belongs to another one it refers to; tables are numbered in the order of the schema. */
export type TableLink = { readonly from: number; readonly to: number; readonly weight: number };
