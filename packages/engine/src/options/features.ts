import type { Features } from '@backsmith/blueprint';

/** The features by name, in the order people see them; `supportedOptions` says which are built. */
export const FEATURES = ['swagger', 'exceptionHandler', 'security'] as const satisfies readonly (keyof Features)[];
