import type { JavaType } from './java.ts';

/** What a moment is cut to. */
export type TimeUnit = 'SECONDS' | 'MILLIS' | 'MICROS';

/** A constant or a call that Java code starts a field with. */
export type InitialValue =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** Digits of a whole number for `int`, `short` or `byte`. */
  | { readonly kind: 'integer'; readonly value: string }
  /** The same where Java does not take an `int` for a `short`. */
  | { readonly kind: 'short'; readonly value: string }
  | { readonly kind: 'long'; readonly value: string }
  | { readonly kind: 'big-integer'; readonly value: string }
  | { readonly kind: 'double'; readonly value: string }
  | { readonly kind: 'float'; readonly value: string }
  | { readonly kind: 'decimal'; readonly value: string }
  | { readonly kind: 'enum'; readonly type: JavaType; readonly constant: string }
  /** `now()` of a java.time type, cut to the precision the column keeps; `utc`: as clocks show it there, not here. */
  | { readonly kind: 'now'; readonly type: JavaType; readonly unit?: TimeUnit; readonly utc?: true }
  /** `parse(text)` of a java.time type. */
  | { readonly kind: 'temporal'; readonly type: JavaType; readonly text: string }
  /** `text`: in its usual spelling. */
  | { readonly kind: 'uuid'; readonly text?: true }
  | { readonly kind: 'empty-list' }
  | { readonly kind: 'empty-json'; readonly shape: 'object' | 'array' };
