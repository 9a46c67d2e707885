import { PRODUCT } from '@backsmith/contract';

/** The page on which tokens of a GitLab are made, filled in as far as it can be, by the address of its API. */
export function gitLabTokenPage(api: string): string {
  const query = new URLSearchParams({ name: PRODUCT.name, scopes: 'api' });
  return `${api.replace(/\/api\/v4$/, '')}/-/user_settings/personal_access_tokens?${query.toString()}`;
}
