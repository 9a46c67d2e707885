import type { QueryClient } from '@tanstack/react-query';

/** What is asked of the latest version of a project, which another one makes untrue. */
type Asked = 'archive' | 'proof' | 'push' | 'receipt' | 'result' | 'tryout';

/** The key under which an answer about the latest version of a project is kept. */
export function latestKey(projectId: string, asked: Asked) {
  return ['latest-version', projectId, asked] as const;
}

/** Forgets what was answered about the version before: a page that shows it waits for the new answer. */
export async function forgetLatest(queries: QueryClient, projectId: string): Promise<void> {
  await queries.resetQueries({
    queryKey: ['latest-version', projectId],
    // What is being asked for the first time is asked of the new version already.
    predicate: ({ state }) => state.data !== undefined,
  });
}
