import type { Setting } from '../../../model/project.ts';
import type { Variable } from '../../../model/variable.ts';

const KEEP_FOR = 'KEEP_DELETED_FOR';

/** When what was marked as deleted long ago is deleted for good: at night, and only what is older than somebody says. */
export const PURGE_SETTINGS: readonly Setting[] = [
  { path: ['app', 'deleted-records', 'keep-for'], value: { variable: KEEP_FOR } },
  { path: ['app', 'deleted-records', 'purge'], value: '0 30 3 * * *' },
];

/** The variable that says how long it is kept. */
export const PURGE_VARIABLES: readonly Variable[] = [
  {
    name: KEEP_FOR,
    meaning: 'how long deleted records are kept, such as 90d; for ever without it',
    default: '',
  },
];
