import { MESSAGES } from '@backsmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { notify } from '../../shared/lib/notify.ts';
import { forgetLatest } from '../../shared/project/latest-version.ts';
import { useEndedSession } from '../../shared/session/use-ended-session.ts';
import { eventOf, type Run } from './model/run.ts';

/** What a run changes outside its page: the address, so that a reload finds it again; a toast; what is known of projects. */
export function useRunNews(run: Run): void {
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
  const endSession = useEndedSession();
  const projectId =
    run.at === 'generating' || run.at === 'lost' || run.at === 'completed' ? eventOf(run).projectId : undefined;
  const inAddress = search.get('project');
  const told = useRef<Run | null>(null);

  useEffect(() => {
    if (projectId !== undefined && projectId !== inAddress) setSearch({ project: projectId }, { replace: true });
  }, [projectId, inAddress, setSearch]);

  useEffect(() => {
    if (told.current === run) return;
    told.current = run;
    if (run.at === 'failed' && run.failure.code === 'AUTH_REQUIRED') endSession();
    if (run.at !== 'completed' && run.at !== 'failed') return;
    void queries.invalidateQueries({ queryKey: ['projects'] });
    if (run.at === 'completed' && run.wasWatched) {
      if (projectId !== undefined) void forgetLatest(queries, projectId);
      const detail = run.event.projectName;
      notify({ tone: 'ok', title: MESSAGES.generationReady, ...(detail !== undefined && { detail }) });
    }
  }, [run, projectId, queries, endSession]);
}
