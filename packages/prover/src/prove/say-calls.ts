import { countOf } from '@backsmith/text';
import { NoAnswer, type CallLog } from '../client/http-calls.ts';
import type { StepResult } from './step-runner.ts';

type Seen = Pick<CallLog, 'count' | 'failures' | 'unanswered'>;

/** The end of what a backend has logged, as far as it is kept with a failure. */
const LOG_END = 3000;

/** What the calls of all resources came to. */
export function sayCalls(log: Seen, resources: number): string {
  return `${countOf(resources, 'resource')} called ${times(log)}: ${sayFailures(log)}`;
}

/**
 * What calls came to that something ended.
 *
 * @param error what ended them; a call without an answer is among the failures already
 * @param lastLog what the backend logged, where it has ended
 */
export function brokenOff(log: Seen, error: unknown, lastLog: string | undefined): StepResult {
  const message = error instanceof Error ? error.message : String(error);
  const failures = [
    ...log.failures,
    ...(log.failures.includes(message) ? [] : [message]),
    ...(lastLog === undefined ? [] : [`The backend ended while it was called.\n${lastLog.slice(-LOG_END)}`]),
  ];
  const what = lastLog === undefined ? 'The calls were broken off' : 'The backend ended';
  const why = error instanceof NoAnswer ? sayFailures(log) : (message.split('\n')[0] ?? '');
  return { text: `${what} after ${countOf(log.count, 'call')}: ${why}`, figures: { calls: log.count }, failures };
}

/** What calls came to that the time limit ended: what had failed before has failed. */
export function outOfTime(log: Seen, timeUp: string): StepResult {
  const figures = { calls: log.count };
  const made = countOf(log.count, 'call');
  return log.failures.length === 0
    ? { status: 'skipped', text: `Not finished. ${timeUp} ${made} had been made.`, figures }
    : { text: `${made} before the time was up: ${sayFailures(log)}`, figures, failures: log.failures };
}

function sayFailures({ failures, unanswered: [first, ...others] }: Seen): string {
  const found = failures.length === 0 ? 'no failure' : countOf(failures.length, 'failure');
  if (first === undefined) return found;
  return `${found}, no answer to ${first}${others.length === 0 ? '' : ` and ${countOf(others.length, 'more call')}`}`;
}

function times({ count }: Seen): string {
  return count === 1 ? 'once' : `${count.toLocaleString('en')} times`;
}
