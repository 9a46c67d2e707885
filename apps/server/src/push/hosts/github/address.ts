/** The page on which tokens of a GitHub are made, by the address of its API: GitHub's own, `api.` before a company's name, or a folder of its server. */
export function gitHubTokenPage(api: string): string {
  const { protocol, host } = new URL(api);
  return `${protocol}//${host.replace(/^api\./, '')}/settings/personal-access-tokens/new`;
}
