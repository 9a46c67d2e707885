import type { RunPorts } from '../model/run-generation.ts';
import { followGeneration, startGeneration } from './generation-stream.ts';
import { uploadFile } from './upload-file.ts';

/** The real server and the real clock. */
export const runPorts: RunPorts = {
  upload: uploadFile,
  start: startGeneration,
  follow: followGeneration,
  pause: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new DOMException('The run was left.', 'AbortError'));
      });
    }),
};
