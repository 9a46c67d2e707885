import { type BoundaryRules, wordSet } from '../dialect-rules.ts';

export const boundaries: BoundaryRules = {
  routineEnd: 'batch',
  blockWords: new Set(),
  lineWords: wordSet(
    'create alter drop insert update delete select exec execute if else begin end declare print use grant deny revoke while ' +
      'return truncate merge raiserror throw commit rollback save backup restore dbcc waitfor goto open fetch close ' +
      'deallocate set enable disable bulk',
  ),
  viewFillsBatch: true,
};
