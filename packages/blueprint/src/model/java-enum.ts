import type { ClassName } from './java.ts';

/** An enumeration of the API and the store. */
export type JavaEnum = {
  readonly className: ClassName;
  readonly constants: readonly { readonly name: string; readonly value: string }[];
  /** Whether the database holds other texts than the constants' names. */
  readonly coded: boolean;
  /** The column or type it stands for, for people. */
  readonly origin: string;
};
