/** What a text stands beside and belongs to no language: the names of pictures, files, anchors and addresses. */
type Fixed = 'art' | 'excerpt' | 'files' | 'id' | 'to';

/** A text with places to be filled. */
type Message = (...values: never) => unknown;

/** What is fixed of a text's parts; a message is never. */
type IsFixed<K, T> = K extends Fixed ? (T extends Message ? false : true) : false;

/** Texts of the same shape in any language. What is fixed stays as it is. */
export type Translated<T> = T extends string
  ? string
  : T extends Message
    ? T
    : { readonly [K in keyof T]: IsFixed<K, T[K]> extends true ? T[K] : Translated<T[K]> };

/** A message of a catalogue: with `{names}` to be filled, and one form for each grammatical number where it counts. */
type WrittenMessage = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The same texts as a catalogue holds them. */
export type Written<T> = T extends string
  ? string
  : T extends Message
    ? WrittenMessage
    : { readonly [K in keyof T]: IsFixed<K, T[K]> extends true ? T[K] : Written<T[K]> };
