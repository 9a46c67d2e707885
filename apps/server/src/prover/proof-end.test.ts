import { expect, test } from 'vitest';
import type { ProofStepView } from '@backsmith/contract';
import type { Verification } from '@backsmith/prover';
import { proofEnd } from './proof-end.ts';

const LIMIT = { timeLimitMs: 600_000 };
const SEEN: readonly ProofStepView[] = [
  { step: 'compile', status: 'passed', text: '12 files compiled' },
  { step: 'start', status: 'running', text: 'Starting' },
];

const verification = (status: 'passed' | 'skipped'): Verification => ({
  format: 1,
  outcome: 'partial',
  digest: 'd',
  summary: 'In part.',
  machine: { jdk: '21', database: 'H2', sandbox: 'none' },
  steps: [{ step: 'compile', status, text: 'Not finished.', seconds: 1 }],
  figures: {},
  failures: [],
  notes: [],
  seconds: 1,
});

test('what was at work when the time was up was not seen, and no failure', () => {
  const end = proofEnd({ kind: 'over-time' }, SEEN, LIMIT);
  expect(end).toMatchObject({ status: 'partial', reason: 'The time limit of 10 minutes was reached.' });
  expect(end.progress).toEqual([
    SEEN[0],
    { step: 'start', status: 'skipped', text: 'Not finished. The time limit of 10 minutes was reached.' },
    { step: 'call', status: 'skipped', text: 'Not begun.' },
    { step: 'test', status: 'skipped', text: 'Not begun.' },
  ]);
});

test('what had failed by then has failed', () => {
  const failed = [{ step: 'compile', status: 'failed', text: '3 errors' }] as const;
  expect(proofEnd({ kind: 'over-time' }, failed, LIMIT).status).toBe('failed');
});

test('where nothing was seen there is no proof', () => {
  expect(proofEnd({ kind: 'over-time' }, [], LIMIT)).toMatchObject({ status: 'absent' });
  const outcome = { kind: 'proven', word: 'w', verification: verification('skipped') } as const;
  const end = proofEnd(outcome, [], LIMIT);
  expect(end).toMatchObject({
    status: 'absent',
    reason: expect.stringMatching(/^The time limit of 10 minutes/) as string,
  });
  expect(end.word).toBeUndefined();
});

test('a verification in part is kept as it is', () => {
  const seen = verification('passed');
  const end = proofEnd({ kind: 'proven', word: 'w', verification: seen }, [], LIMIT);
  expect(end).toMatchObject({ status: 'partial', verification: seen, word: 'w' });
});

test.each([
  [{ kind: 'over-memory' }, 'failed', 'failed'],
  [{ kind: 'broken', output: '' }, 'absent', 'skipped'],
] as const)('no step is at work any more: %j', (outcome, status, ofStep) => {
  const end = proofEnd(outcome, SEEN, LIMIT);
  expect(end.status).toBe(status);
  expect(end.progress.map((step) => step.status)).toEqual(['passed', ofStep]);
});
