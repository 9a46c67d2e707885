import { PATHS, projectAnswer, projectResultAnswer, projectVersionsAnswer } from '@backsmith/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

const WATCH_EVERY_MS = 2000;

/** A project with all its versions; one that is being generated is looked at until it has ended. */
export function useProject(id: string) {
  return useQuery({
    queryKey: ['projects', 'one', id],
    queryFn: async ({ signal }) => {
      const [project, versions] = await Promise.all([
        call(PATHS.project(id), projectAnswer, { signal }),
        call(PATHS.projectVersions(id), projectVersionsAnswer, { signal }),
      ]);
      return { ...project.data, ...versions.data };
    },
    refetchInterval: ({ state }) => (state.data?.project.status === 'generating' ? WATCH_EVERY_MS : false),
  });
}

/** What the generation of a version found; asked for when somebody wants to read it. */
export function useVersionResult(id: string, number: number, isWanted: boolean) {
  return useQuery({
    queryKey: ['project-version-result', id, number],
    queryFn: async ({ signal }) => (await call(PATHS.versionResult(id, number), projectResultAnswer, { signal })).data,
    enabled: isWanted,
    staleTime: Infinity,
  });
}
