import { expect, test } from 'vitest';
import { gitLabTokenPage } from './gitlab/address.ts';
import { gitHubTokenPage } from './github/address.ts';

test.each([
  ['https://api.github.com', 'https://github.com'],
  ['https://github.example.com/api/v3', 'https://github.example.com'],
  ['https://api.acme.ghe.com', 'https://acme.ghe.com'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
])('tokens for %s are made at %s', (api, site) => {
  expect(gitHubTokenPage(api)).toBe(`${site}/settings/personal-access-tokens/new`);
});

test.each([
  ['https://gitlab.com/api/v4', 'https://gitlab.com'],
  ['https://example.com/gitlab/api/v4', 'https://example.com/gitlab'],
])('tokens for the GitLab %s are made at %s, with the one scope that is needed', (api, site) => {
  expect(gitLabTokenPage(api)).toBe(`${site}/-/user_settings/personal_access_tokens?name=Backsmith&scopes=api`);
});
