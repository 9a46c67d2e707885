import type { JpaStore } from '@backsmith/blueprint';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../../java/types.ts';

/** The class that answers are told by what they do not show, where there is such an answer. */
export function tellingClass({ support: { needed, classes } }: JpaStore): JavaFragment | undefined {
  return needed.includes('unshownValues') ? classOf(classes.unshownValues) : undefined;
}
