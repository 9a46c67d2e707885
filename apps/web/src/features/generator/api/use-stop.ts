import { PATHS, projectAnswer } from '@backsmith/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { call } from '../../../shared/api/call.ts';
import { notify } from '../../../shared/lib/notify.ts';

/** Stops a running generation; the stream then tells that it ended. */
export function useStop() {
  return useMutation({
    mutationFn: (projectId: string) => call(PATHS.projectCancel(projectId), projectAnswer, { method: 'POST' }),
    onError: (error) => {
      // It ended by itself in the meantime: nothing is left to stop, and the stream says so.
      if (error instanceof ApiError && error.code === 'NOT_GENERATING') return;
      notify({ tone: 'bad', title: 'The generation could not be stopped. Please try again.' });
    },
  });
}
