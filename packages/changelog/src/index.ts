export { mayBeChangelog } from './may-be-changelog.ts';
export { readChangelogs, type ReadChangelogs } from './read-changelogs.ts';
