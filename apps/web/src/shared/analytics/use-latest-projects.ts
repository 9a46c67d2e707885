import { LIMITS, PATHS, projectsAnswer } from '@backsmith/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** How many projects figures are worked out from. */
export const LATEST = LIMITS.projects.maxLimit;

/** The newest projects, and how many there are in all. @param when asked for again whenever it changes */
export function useLatestProjects(when = '') {
  return useQuery({
    queryKey: ['projects', 'latest', when],
    queryFn: async ({ signal }) => (await call(`${PATHS.projects}?limit=${LATEST}`, projectsAnswer, { signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  });
}
