import { PATHS } from '@backsmith/contract';
import { fileNameOf } from './file-name.ts';
import { send } from './send.ts';

const KEPT_FOR_MS = 60_000;

/**
 * Saves a project's archive.
 *
 * @param projectName names the file when the server does not
 * @throws {ApiError} when there is no archive to be had
 */
export async function downloadProject(projectId: string, projectName: string): Promise<void> {
  const response = await send(PATHS.projectDownload(projectId), { accept: 'application/zip' });
  const name = fileNameOf(response.headers.get('content-disposition')) ?? `${projectName}.zip`;
  save(await response.blob(), name);
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Browsers read the blob after the click; a minute is more than any of them takes.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
}
