import type { ProjectResult } from '@backsmith/contract';
import type { GenerationRow } from './generation-store.ts';

/** What a generation found and how long it took. */
export function resultOf({ steps, diagnostics, startedAt, endedAt }: GenerationRow): ProjectResult {
  const duration = startedAt && endedAt ? endedAt.getTime() - startedAt.getTime() : null;
  return { steps: [...steps], diagnostics: [...diagnostics], duration };
}
