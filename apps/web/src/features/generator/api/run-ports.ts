import { pause } from '../../../shared/lib/pause.ts';
import type { RunPorts } from '../model/run-generation.ts';
import { followGeneration, startGeneration } from './generation-stream.ts';
import { processIdea } from './process-idea.ts';
import { uploadFile } from './upload-file.ts';

/** The real server and the real clock. */
export const runPorts: RunPorts = {
  upload: uploadFile,
  process: processIdea,
  start: startGeneration,
  follow: followGeneration,
  pause: (milliseconds, signal) => pause(milliseconds, signal, 'The run was left.'),
};
