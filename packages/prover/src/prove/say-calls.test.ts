import { expect, test } from 'vitest';
import { CallLog, NoAnswer } from '../client/http-calls.ts';
import { brokenOff, outOfTime, sayCalls } from './say-calls.ts';

/** A log of so many calls, with failures and calls without an answer. */
function logOf(count: number, failures: readonly string[] = [], unanswered: readonly string[] = []): CallLog {
  const log = new CallLog();
  for (let call = 0; call < count; call++) log.noteCall();
  failures.forEach((what) => log.noteFailure(what));
  unanswered.forEach((call) => log.noteUnanswered(call, `${call}: no answer within 60 s`));
  return log;
}

const UP = 'The time limit of 10 minutes was reached.';
const REFUSED = 'GET /loaves: 500 instead of 200: ';

test.each([
  [logOf(1034), '23 resources called 1,034 times: no failure'],
  [logOf(1034, [REFUSED]), '23 resources called 1,034 times: 1 failure'],
  [logOf(410, [REFUSED], ['POST /loaves']), '23 resources called 410 times: 2 failures, no answer to POST /loaves'],
  [
    logOf(410, [], ['POST /loaves', 'GET /rolls']),
    '23 resources called 410 times: 2 failures, no answer to POST /loaves and 1 more call',
  ],
])('what calls came to', (log, text) => {
  expect(sayCalls(log, 23)).toBe(text);
});

test('calls that were broken off say how many there were and which had no answer', () => {
  const log = logOf(412, [REFUSED], ['POST /loaves']);
  expect(brokenOff(log, new NoAnswer('POST /loaves: no answer within 60 s'), undefined)).toEqual({
    text: 'The calls were broken off after 412 calls: 2 failures, no answer to POST /loaves',
    figures: { calls: 412 },
    failures: [REFUSED, 'POST /loaves: no answer within 60 s'],
  });
});

test('a backend that ended says at which call, and what it logged last', () => {
  const log = logOf(3, [], ['POST /loaves']);
  const { text, failures } = brokenOff(log, new NoAnswer('POST /loaves: no answer within 60 s'), 'OutOfMemoryError');
  expect(text).toBe('The backend ended after 3 calls: 1 failure, no answer to POST /loaves');
  expect(failures?.at(-1)).toBe('The backend ended while it was called.\nOutOfMemoryError');
});

test('whatever else breaks calls off is a failure beside those before it', () => {
  const { text, failures } = brokenOff(logOf(7, [REFUSED]), new Error('no mail for a@b.c\nat line 1'), undefined);
  expect(text).toBe('The calls were broken off after 7 calls: no mail for a@b.c');
  expect(failures).toEqual([REFUSED, 'no mail for a@b.c\nat line 1']);
});

test('what failed before the time was up has failed, and what it cut off has not', () => {
  expect(outOfTime(logOf(412), UP)).toEqual({
    status: 'skipped',
    text: `Not finished. ${UP} 412 calls had been made.`,
    figures: { calls: 412 },
  });
  const log = logOf(412, [REFUSED]);
  log.close();
  log.noteUnanswered('POST /loaves', 'POST /loaves: no answer');
  expect(outOfTime(log, UP)).toMatchObject({
    text: '412 calls before the time was up: 1 failure',
    failures: [REFUSED],
  });
});
