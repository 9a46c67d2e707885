import { saveFile } from '../lib/save-file.ts';
import { ApiError } from './api-error.ts';
import { fileNameOf } from './file-name.ts';
import { send } from './send.ts';

/** Waits before a download that broke off goes on where it was. Milliseconds. */
const GOES_ON_AFTER = [500, 2000, 5000];

/**
 * Saves an archive. One that breaks off on the way goes on where it was, as long as it is still the same one.
 *
 * @param otherwise names the file when the server does not
 * @throws {ApiError} when there is no archive to be had
 */
export async function downloadFile(path: string, otherwise: string): Promise<void> {
  const { blob, name } = await fetchFile(path);
  saveFile(blob, name ?? otherwise);
}

/** The bytes of an archive and the name the server gives it. @throws {ApiError} when they cannot be had whole */
export async function fetchFile(path: string): Promise<{ readonly blob: Blob; readonly name: string | null }> {
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  let tag: string | null = null;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const headers = received > 0 && tag !== null ? { range: `bytes=${received}-`, 'if-range': tag } : {};
      const response = await send(path, { accept: 'application/zip', headers });
      if (response.status !== 206) {
        pieces = [];
        received = 0;
      }
      tag = response.headers.get('etag');
      for await (const piece of piecesOf(response)) {
        pieces.push(piece);
        received += piece.length;
      }
      const blob = new Blob(pieces, { type: 'application/zip' });
      return { blob, name: fileNameOf(response.headers.get('content-disposition')) };
    } catch (error) {
      const wait = GOES_ON_AFTER[attempt];
      // What was refused stays refused, and what never began may not be there at all.
      if (wait === undefined || received === 0 || isRefusal(error)) throw broken(error);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

async function* piecesOf(response: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0;
}

/** Browsers say in words of their own that a connection broke. */
function broken(error: unknown): unknown {
  return error instanceof TypeError ? new ApiError(0, 'NETWORK_ERROR', '') : error;
}
