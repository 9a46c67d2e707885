import { PATHS, projectResultAnswer } from '@backsmith/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { latestKey } from '../../../shared/project/latest-version.ts';

/** What the latest generation of a project found, and how long it took. */
export function useResult(projectId: string) {
  return useQuery({
    queryKey: latestKey(projectId, 'result'),
    // Small, and worth having when one comes back: it is not broken off with the page.
    queryFn: async () => (await call(PATHS.projectResult(projectId), projectResultAnswer)).data,
  });
}
