import { MESSAGES, PATHS, queuedMessage, type GenerationEvent } from '@backsmith/contract';
import type { GenerationOfProject } from './generation-store.ts';

/**
 * The line of the stream that shows a generation as it stands now.
 *
 * @param ahead how many others are begun before it.
 */
export function generationEventOf({ generation, projectName }: GenerationOfProject, ahead = 0): GenerationEvent {
  const { steps, projectId, status } = generation;
  const message = ahead > 0 ? queuedMessage(ahead) : generation.message;
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
