import type { Resource } from '../client/document.ts';

/** A collection that shows nothing and takes nothing, for tests to add to. */
export const EMPTY_RESOURCE: Resource = {
  path: '/trees',
  response: {},
  always: [],
  listed: {},
  shows: '',
  filters: {},
  expansions: [],
  isPaged: false,
  canUpdate: false,
  canPatch: false,
  canDelete: false,
  canRestore: false,
  links: [],
  children: [],
  createStatuses: [],
};
