import { expect, test } from 'vitest';
import { gitHubHostOf } from './github-host.ts';

test.each([
  ['https://api.github.com', 'https://github.com'],
  ['https://github.example.com/api/v3/', 'https://github.example.com'],
  ['https://api.acme.ghe.com', 'https://acme.ghe.com'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
])('tokens for %s are made at %s', (api, site) => {
  expect(gitHubHostOf(api)).toEqual({
    api: api.replace(/\/$/, ''),
    tokenPage: `${site}/settings/personal-access-tokens/new`,
  });
});
