import { type ComponentProps, createContext, type ReactNode, use } from 'react';

/** Where one is on this site. */
export type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string };

/** How pages lead to each other: by the router within the app, by the browser on pages that were written out as HTML. */
export type Navigation = {
  readonly address: Address;
  /** Goes to an address of this site. */
  readonly go: (to: string) => Promise<void>;
  readonly link: (props: LinkProps) => ReactNode;
};

export const NavigationContext = createContext<Navigation | null>(null);

/** @throws outside a provider: a page that leads nowhere would be a mistake of ours */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (navigation === null) throw new Error('useNavigation needs a NavigationContext provider above it.');
  return navigation;
}
