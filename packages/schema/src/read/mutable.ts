/**
 * A value while it is made. It is filled in place: a dump has hundreds of thousands of columns, and each spread would copy
 * one.
 */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };
