import { PRODUCT } from '@backsmith/contract';

/** The GitHub that projects are pushed to: the operator's choice, never a request's. */
export type GitHubHost = {
  /** Where its REST API begins. */
  readonly api: string;
  /** The page on which tokens are made. */
  readonly tokenPage: string;
};

/** What is known of a host by the address of its API: GitHub's own, `api.` before a company's name, or a folder of its server. */
export function gitHubHostOf(address: string): GitHubHost {
  const api = address.replace(/\/+$/, '');
  const { protocol, host } = new URL(api);
  return { api, tokenPage: `${protocol}//${host.replace(/^api\./, '')}/settings/personal-access-tokens/new` };
}

/** The product, as GitHub asks whoever calls it to be named. */
export const USER_AGENT = PRODUCT.slug;
