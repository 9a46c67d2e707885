import { type LinkProps, useNavigation } from '../navigation/navigation.ts';

export type { LinkProps };

/** A link to an address of this site. */
export function Link(props: LinkProps) {
  return useNavigation().link(props);
}
