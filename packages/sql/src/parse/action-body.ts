import type { Position } from '@backsmith/text';
import type { AlterAction } from '../ast/alter-action.ts';

type WithoutPosition<T> = T extends unknown ? Omit<T, keyof Position> : never;

/** One change of ALTER TABLE before its place in the source is added. */
export type ActionBody = WithoutPosition<AlterAction>;

/** A change that carries nothing into a schema. */
export const NO_CHANGE: readonly ActionBody[] = [{ kind: 'ignored' }];
