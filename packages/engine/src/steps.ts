/** What a generation goes through, in order, by the names people see. */
export const ENGINE_STEPS = [
  'Reading schema',
  'Designing backend',
  'Writing code',
  'Checking result',
  'Packing archive',
] as const;

export type EngineStep = (typeof ENGINE_STEPS)[number];

export type StepStatus = 'pending' | 'in_progress' | 'completed' | 'error';

/**
 * News of one step. The engine sends `in_progress`, again with a message where a step has something to show meanwhile, then
 * `completed` or `error`; `pending` is what a step is before.
 */
export type EngineEvent = {
  readonly step: EngineStep;
  readonly status: StepStatus;
  /** What was found or made, such as "16 tables, 21 relations", on `completed`; what is being made, on `in_progress`. */
  readonly message?: string;
  /** Why the step ended, on `error`: the message of the first error diagnostic. */
  readonly error?: string;
};

export type Observe = (event: EngineEvent) => void;
