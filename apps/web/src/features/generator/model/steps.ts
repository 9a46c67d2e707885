import type { GenerationEvent, GenerationStep } from '@backsmith/contract';

/** How far a generation is, 0 to 100, by its finished steps; a running one counts half. */
export function percentOf(steps: readonly GenerationStep[]): number {
  if (steps.length === 0) return 0;
  const done = steps.reduce((sum, { status }) => sum + SHARE[status], 0);
  return (done / steps.length) * 100;
}

const SHARE = { pending: 0, in_progress: 0.5, completed: 1, error: 0.5 } as const satisfies Record<
  GenerationStep['status'],
  number
>;

/** True for the last line of a stream. */
export function isFinal(event: GenerationEvent): boolean {
  return event.completed === true || event.error !== undefined;
}

/** The state after a line: lines carry the full state, and what one leaves out still holds. */
export function mergeEvents(known: GenerationEvent, news: GenerationEvent): GenerationEvent {
  return { ...known, ...news };
}
