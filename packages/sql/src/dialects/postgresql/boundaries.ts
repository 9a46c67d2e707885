import { type BoundaryRules, wordSet } from '../dialect-rules.ts';

export const boundaries: BoundaryRules = {
  routineEnd: 'block',
  blockWords: new Set(),
  lineWords: wordSet('create alter drop insert comment grant revoke'),
  viewFillsBatch: false,
};
