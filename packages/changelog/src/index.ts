export { mayBeChangelog, readChangelogs, type ReadChangelogs } from './read-changelogs.ts';
