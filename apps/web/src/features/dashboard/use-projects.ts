import { PATHS, projectsAnswer, projectStatsAnswer } from '@backsmith/contract';
import { useQuery } from '@tanstack/react-query';
import { LATEST } from '../../shared/analytics/use-latest-projects.ts';
import { call } from '../../shared/api/call.ts';

const LOADED = 20;
const WATCH_EVERY_MS = 2000;

/** The counts over all projects, the newest projects, and those the figures are worked out from. While one is being generated both are asked for again. */
export function useProjects() {
  const projects = useQuery({
    queryKey: ['projects', 'list', LOADED],
    queryFn: async ({ signal }) =>
      (await call(`${PATHS.projects}?limit=${LOADED}`, projectsAnswer, { signal })).data.projects,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'generating') ? WATCH_EVERY_MS : false,
  });
  const isBusy = projects.data?.some(({ status }) => status === 'generating') ?? false;
  const stats = useQuery({
    queryKey: ['projects', 'stats'],
    queryFn: async ({ signal }) => (await call(PATHS.projectStats, projectStatsAnswer, { signal })).data,
    refetchOnMount: 'always',
    refetchInterval: isBusy ? WATCH_EVERY_MS : false,
  });
  // What is loaded may be all there is.
  const hasMore = (stats.data?.totalProjects ?? 0) > LOADED;
  const latest = useQuery({
    queryKey: ['projects', 'list', LATEST],
    queryFn: async ({ signal }) =>
      (await call(`${PATHS.projects}?limit=${LATEST}`, projectsAnswer, { signal })).data.projects,
    refetchOnMount: 'always',
    enabled: hasMore,
  });
  return {
    projects: projects.data,
    latest: hasMore ? latest.data : projects.data,
    stats: stats.data,
    isPending: projects.isPending || stats.isPending,
    isError: projects.isError || stats.isError,
    refresh: () => Promise.all([projects.refetch(), stats.refetch(), ...(hasMore ? [latest.refetch()] : [])]),
  };
}
