import { PATHS, projectProofAnswer } from '@backsmith/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { latestKey } from '../project/latest-version.ts';

/** How often a proof that is under way is looked at. Milliseconds. */
const LOOK_EVERY = 1500;

/** The proof of a project's latest version, followed until it has ended. */
export function useProof(projectId: string) {
  return useQuery({
    queryKey: latestKey(projectId, 'proof'),
    queryFn: async () => (await call(PATHS.projectProof(projectId), projectProofAnswer)).data,
    refetchInterval: ({ state }) =>
      state.data?.status === 'queued' || state.data?.status === 'running' ? LOOK_EVERY : false,
  });
}
