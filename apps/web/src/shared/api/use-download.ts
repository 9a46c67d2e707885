import { MESSAGES, PATHS } from '@backsmith/contract';
import { useMutation } from '@tanstack/react-query';
import { notify } from '../lib/notify.ts';
import { isSessionOver, sentenceOf } from './api-error.ts';
import { downloadFile } from './download-file.ts';

export type Downloadable = { readonly id: string; readonly name: string };

/** Downloads projects one at a time; a failure is told in a toast and by `error`. */
export function useDownload() {
  return useMutation({
    mutationFn: ({ id, name }: Downloadable) => downloadFile(PATHS.projectDownload(id), `${name}.zip`),
    onError: tellDownloadFailed,
  });
}

/** Tells in a toast that a download failed, and why where the server said so. */
export function tellDownloadFailed(error: unknown): void {
  if (isSessionOver(error)) return; // the session's own message is coming
  const said = sentenceOf(error, '');
  notify({ tone: 'bad', title: MESSAGES.downloadFailed, ...(said !== '' && { detail: said }) });
}
