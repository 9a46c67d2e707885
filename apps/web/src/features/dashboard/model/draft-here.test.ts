import type { Project } from '@backsmith/contract';
import { expect, test } from 'vitest';
import { draftHere, listedBeside } from './draft-here.ts';

const projectOf = (id: string, draft: string | null, status: Project['status'] = 'draft') =>
  ({ id, draft, status }) as Project;

const PROJECTS = [
  projectOf('same file', 'file-abc'),
  projectOf('same idea, failed', 'chat-abc', 'failed'),
  projectOf('same file, built', 'file-abc', 'completed'),
  projectOf('same file, being built', 'file-abc', 'generating'),
  projectOf('another draft', 'file-xyz'),
  projectOf('of no draft', null),
];

test('what the server holds of the same work is one with it; what is built, and other work, is not', () => {
  const found = draftHere({ title: 'shop', draft: 'abc' }, PROJECTS);
  expect(found?.title).toBe('shop');
  expect(found?.onServer.map(({ id }) => id)).toEqual(['same file', 'same idea, failed']);
});

test('where there is nothing to go on with here, the server speaks alone', () => {
  expect(draftHere(null, PROJECTS)).toBeNull();
  expect(draftHere({ title: null, draft: 'abc' }, PROJECTS)).toBeNull();
  expect(draftHere({ title: 'shop', draft: undefined }, PROJECTS)?.onServer).toEqual([]);
});

test('a draft is listed once: not beside itself, and not before the browser has said what waits here', () => {
  const listed = (review: Parameters<typeof listedBeside>[0]) => listedBeside(review, PROJECTS).map(({ id }) => id);
  const built = ['same file, built', 'same file, being built'];
  expect(listed({ title: 'shop', draft: 'abc' })).toEqual([...built, 'another draft', 'of no draft']);
  expect(listed(undefined)).toEqual([...built, 'of no draft']);
  expect(listed(null)).toHaveLength(PROJECTS.length);
});
