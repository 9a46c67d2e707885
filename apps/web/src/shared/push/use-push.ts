import { PATHS, projectPushAnswer, type ProjectPush, type PushRequest } from '@backsmith/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { latestKey } from '../project/latest-version.ts';

/** How often a push is looked at. Milliseconds. */
const LOOK_EVERY = 1000;

const keyOf = (projectId: string) => latestKey(projectId, 'push');

/** The latest push of a project, followed while it runs. */
export function usePush(projectId: string) {
  return useQuery({
    queryKey: keyOf(projectId),
    queryFn: async () => (await call(PATHS.projectPush(projectId), projectPushAnswer)).data,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? LOOK_EVERY : false),
  });
}

/** Begins one. @param onStart told when it has begun. What is sent is forgotten as soon as it is answered: the token is kept nowhere. */
export function usePushStart(projectId: string, onStart: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: PushRequest) =>
      (await call(PATHS.projectPush(projectId), projectPushAnswer, { method: 'POST', json: request })).data,
    onSuccess: (push: ProjectPush) => {
      onStart();
      client.setQueryData(keyOf(projectId), push);
    },
    onError: () => client.invalidateQueries({ queryKey: keyOf(projectId) }),
    gcTime: 0,
  });
}
