import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { forgetLatest, latestKey } from './latest-version.ts';

it('forgets what was answered of a version once another one is built, and asks again for what is shown', async () => {
  const queries = new QueryClient();
  queries.setQueryData(latestKey('one', 'archive'), 'files of version 1');
  queries.setQueryData(latestKey('another', 'archive'), 'files of another project');
  let version = 1;
  const shown = new QueryObserver(queries, {
    queryKey: latestKey('one', 'proof'),
    queryFn: () => `version ${version}`,
    staleTime: Infinity,
  });
  const stop = shown.subscribe(() => undefined);
  await expect.poll(() => queries.getQueryData(latestKey('one', 'proof'))).toBe('version 1');
  version = 2;
  await forgetLatest(queries, 'one');
  expect(queries.getQueryData(latestKey('one', 'archive'))).toBeUndefined();
  expect(queries.getQueryData(latestKey('another', 'archive'))).toBe('files of another project');
  expect(queries.getQueryData(latestKey('one', 'proof'))).toBe('version 2');
  stop();
});
