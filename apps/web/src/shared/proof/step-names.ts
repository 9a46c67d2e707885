import type { ProofStepView } from '@backsmith/contract';

export const STEP_NAMES: Readonly<Record<ProofStepView['step'], string>> = {
  compile: 'Compile',
  start: 'Start',
  call: 'Call',
  test: 'Test',
};
