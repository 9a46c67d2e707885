import { MESSAGES, PATHS, type GenerationEvent } from '@backsmith/contract';
import type { GenerationOfProject } from './generation-store.ts';

/** The line of the stream that shows a generation as it stands now. */
export function generationEventOf({ generation, projectName }: GenerationOfProject): GenerationEvent {
  const { steps, message, projectId, status } = generation;
  const state = { steps: [...steps], message, projectId, projectName };
  switch (status) {
    case 'queued':
    case 'running':
      return { ...state, completed: false };
    case 'completed':
      return { ...state, completed: true, downloadUrl: PATHS.projectDownload(projectId) };
    case 'failed':
    case 'cancelled': {
      const error = {
        code: generation.errorCode ?? 'GENERATION_ERROR',
        message: generation.errorMessage ?? MESSAGES.generationFailed,
      };
      return { ...state, completed: false, error };
    }
  }
}

/** True when no further line follows. */
export function isLast(event: GenerationEvent): boolean {
  return event.completed === true || event.error !== undefined;
}
