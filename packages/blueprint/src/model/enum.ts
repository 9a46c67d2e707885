import type { ClassName } from './java.ts';

export type EnumConstant = { readonly name: string; readonly value: string };

export type EnumPlan = {
  readonly className: ClassName;
  readonly constants: readonly EnumConstant[];
  /** Whether the database holds other texts than the constants' names. */
  readonly coded: boolean;
  /** The column or type it stands for, for people. */
  readonly origin: string;
};
