import {
  PATHS,
  projectTryoutAnswer,
  tryoutCallsAnswer,
  tryoutReplyAnswer,
  type ProjectTryout,
  type TryoutCallRequest,
} from '@backsmith/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { latestKey } from '../project/latest-version.ts';

/** How often a start is looked at, and a backend that is up. Milliseconds. */
const LOOK_EVERY = { starting: 1000, ready: 10_000 } as const;

const keyOf = (projectId: string) => latestKey(projectId, 'tryout');

/** The backend of a project that is kept up to be tried, followed for as long as there is one. */
export function useTryout(projectId: string) {
  return useQuery({
    queryKey: keyOf(projectId),
    queryFn: async () => (await call(PATHS.projectTryout(projectId), projectTryoutAnswer)).data,
    refetchInterval: ({ state }) => {
      const status = state.data?.status;
      return status === 'starting' || status === 'ready' ? LOOK_EVERY[status] : false;
    },
  });
}

/** Starts it, or ends it. */
export function useTryoutChange(projectId: string, method: 'POST' | 'DELETE') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(PATHS.projectTryout(projectId), projectTryoutAnswer, { method })).data,
    onSuccess: (tryout: ProjectTryout) => client.setQueryData(keyOf(projectId), tryout),
  });
}

/** What can be called of it, once it is up. */
export function useTryoutCalls(projectId: string) {
  return useQuery({
    queryKey: [...keyOf(projectId), 'calls'],
    queryFn: async () => (await call(PATHS.projectTryoutCalls(projectId), tryoutCallsAnswer)).data,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Sends a call on, and looks afterwards until when the backend stays up: a call keeps it. */
export function useTryoutSend(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: TryoutCallRequest) =>
      (await call(PATHS.projectTryoutCalls(projectId), tryoutReplyAnswer, { method: 'POST', json: request })).data,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(projectId), exact: true }),
  });
}
