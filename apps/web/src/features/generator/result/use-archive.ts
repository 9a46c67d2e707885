import { PATHS } from '@backsmith/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../shared/api/send.ts';
import { latestKey } from '../../../shared/project/latest-version.ts';
import { ask } from '../understanding/reader.ts';

/** The files of a generated project, read beside the page. */
export function useArchive(projectId: string) {
  return useQuery({
    queryKey: latestKey(projectId, 'archive'),
    queryFn: async ({ signal }) => {
      const response = await send(PATHS.projectDownload(projectId), { accept: 'application/zip', signal });
      return await ask({ ask: 'archive', bytes: new Uint8Array(await response.arrayBuffer()) });
    },
    staleTime: Infinity,
  });
}
