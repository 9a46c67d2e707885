import { type BoundaryRules, wordSet } from '../dialect-rules.ts';

export const boundaries: BoundaryRules = {
  routineEnd: 'slash',
  blockWords: wordSet('begin declare'),
  lineWords: wordSet('create alter drop insert comment grant revoke'),
  viewFillsBatch: false,
};
