import { type ArchiveRequest, PATHS, type ReadyArchive, readyArchiveAnswer } from '@backsmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { downloadFile } from '../../../shared/api/download-file.ts';
import { tellDownloadFailed } from '../../../shared/api/use-download.ts';

/** Has an archive of a version made where it is not stored, and saves it. */
export function useArchive(projectId: string, name: string, number: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (json: ArchiveRequest): Promise<ReadyArchive> => {
      const path = PATHS.versionArchive(projectId, number);
      const ready = (await call(path, readyArchiveAnswer, { method: 'POST', json })).data;
      const file = json.kind === 'full' ? `${name}-v${number}.zip` : `${name}-v${number}-update.zip`;
      await downloadFile(`${PATHS.versionDownload(projectId, number)}?kind=${json.kind}`, file);
      return ready;
    },
    onError: tellDownloadFailed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['projects', 'one', projectId] }),
  });
}
