import type { GenerationStep } from '@backsmith/contract';
import type { StepNews } from '../engine/engine-task.ts';

/** All steps, not begun. */
export function pendingSteps(names: readonly string[]): readonly GenerationStep[] {
  return names.map((name) => ({ name, status: 'pending' }));
}

/** The steps after one piece of news. News of an unknown step adds it, so that nothing the engine says is lost. */
export function withNews(steps: readonly GenerationStep[], news: StepNews): readonly GenerationStep[] {
  const changed: GenerationStep = {
    name: news.step,
    status: news.status,
    ...(news.message === undefined ? {} : { message: news.message }),
    ...(news.error === undefined ? {} : { error: news.error }),
  };
  const known = steps.some((step) => step.name === news.step);
  return known ? steps.map((step) => (step.name === news.step ? changed : step)) : [...steps, changed];
}

/** The steps of a run that broke off: the one at work, or else the first not begun, carries the error. */
export function withFailure(steps: readonly GenerationStep[], error: string): readonly GenerationStep[] {
  if (steps.some((step) => step.status === 'error')) return steps;
  const at = steps.find((step) => step.status === 'in_progress') ?? steps.find((step) => step.status === 'pending');
  return steps.map((step) => (step === at ? { ...step, status: 'error', error } : step));
}
