import type { JavaType } from './java.ts';

/** A condition a list accepts as query parameter. `path` leads from the entity to the attribute. */
export type Filter =
  | { readonly kind: 'equal'; readonly name: string; readonly type: JavaType; readonly path: readonly string[] }
  | { readonly kind: 'contains'; readonly name: string; readonly type: JavaType; readonly path: readonly string[] }
  | {
      readonly kind: 'between';
      readonly from: string;
      readonly to: string;
      readonly type: JavaType;
      readonly path: readonly string[];
    };

/** A field lists may be sorted by, and where its value lies. */
export type SortableField = { readonly field: string; readonly path: readonly string[] };
