import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';
const OUTAGE = `${SERVER}/outage.long.test.ts`;
const HEALTH = `${SERVER}/health-checks.test.ts`;
const ERRORS = `${SERVER}/http/error-answer.ts`;
const ERRORS_TEST = `${SERVER}/http/error-answer.test.ts`;
const STREAMS_TEST = `${SERVER}/http/stream-places.test.ts`;

/** Checks of what is answered while something is away, full or too much. */
export const ANSWERS: readonly Mutant[] = [
  {
    name: 'answer-while-away',
    file: ERRORS,
    check: 'if (isAway(error) || TOO_SLOW.includes(code))',
    without: 'if (TOO_SLOW.includes(code))',
    test: OUTAGE,
    named: 'while the database is away every call',
  },
  {
    name: 'when-to-come-again',
    file: ERRORS,
    check: "if (wait !== undefined) void reply.header('retry-after', String(wait));",
    test: OUTAGE,
    named: 'while the database is away every call',
  },
  {
    name: 'answer-of-a-full-disk',
    file: ERRORS,
    check: 'if (diskFullCode(error) !== undefined) {',
    without: "if (code === 'no such code') {",
    test: ERRORS_TEST,
    named: 'a disk that is full',
  },
  {
    name: 'cause-of-a-defect',
    file: ERRORS,
    check: "return answer('UNKNOWN_ERROR', MESSAGES.unknown, { requestId: request.id });",
    without: "return answer('UNKNOWN_ERROR', String(error), { requestId: request.id });",
    test: ERRORS_TEST,
    named: 'a defect is answered 500',
  },
  {
    name: 'ready-with-a-database',
    file: `${SERVER}/health-checks.ts`,
    check: '(await databaseAnswers()) && ',
    test: HEALTH,
    named: 'each part is asked',
  },
  {
    name: 'ready-with-a-queue',
    file: `${SERVER}/health-checks.ts`,
    check: 'isUp: () => jobs.isUp()',
    without: 'isUp: () => Promise.resolve(jobs !== undefined)',
    test: HEALTH,
    named: 'each part is asked',
  },
  {
    name: 'ready-with-archives',
    file: `${SERVER}/health-checks.ts`,
    check: '(await isWritable(disks.archives)) && ',
    test: HEALTH,
    named: 'archives that cannot be written',
  },
  {
    name: 'queue-that-answers',
    file: `${SERVER}/jobs/job-queue.ts`,
    check: '(await boss.getQueue(QUEUE)) !== null',
    without: '(await boss.getQueue(QUEUE)) !== undefined',
    test: HEALTH,
    named: 'the job queue answers for itself',
  },
  {
    name: 'part-that-never-answers',
    file: `${SERVER}/features/health/routes.ts`,
    check: 'await Promise.race([check.isUp(), late])',
    without: 'await check.isUp()',
    test: HEALTH,
    named: 'a part that never answers',
  },
  {
    name: 'streams-of-a-run',
    file: `${SERVER}/features/generation/routes.ts`,
    check: 'app.streamPlaces.take(account.id)',
    without: '() => undefined',
    test: STREAMS_TEST,
    named: 'as many streams as it may',
  },
  {
    name: 'streams-of-a-project',
    file: `${SERVER}/features/projects/routes.ts`,
    check: 'app.streamPlaces.take(account.id)',
    without: '() => undefined',
    test: STREAMS_TEST,
    named: 'as many streams as it may',
  },
  {
    name: 'why-the-sandbox-is-closed',
    file: `${SERVER}/features/payments/closed-sandbox.ts`,
    check: 'if (sign !== undefined) return sandboxClosedMessage(sign);',
    test: `${SERVER}/features/payments/payments.test.ts`,
    named: 'through a proxy is refused',
  },
];

/** Checks of what the log of an operator says, and in which form. */
export const WORDS: readonly Mutant[] = [
  {
    name: 'one-form-of-a-log',
    file: `${SERVER}/log-form.ts`,
    check: 'write(`${entryOf(sentence, clock)}\\n`)',
    without: 'write(`${sentence}\\n`)',
    test: `${SERVER}/log-form.long.test.ts`,
    named: 'as JSON, sentences',
  },
  {
    name: 'one-line-of-a-log',
    file: `${SERVER}/log-form.ts`,
    check: "typeof message === 'string' ? message.replace(/\\s*\\n\\s*/g, ' ') : ",
    without: "typeof message === 'string' ? message : ",
    test: `${SERVER}/log-form.long.test.ts`,
    named: 'every entry is one line',
  },
  {
    name: 'log-on-a-full-disk',
    file: `${SERVER}/steady-output.ts`,
    check: '} catch {\n        lost += 1;',
    without: '} catch (error) {\n        if (lost === 0) throw error;\n        lost += 1;',
    test: `${SERVER}/steady-output.test.ts`,
    named: 'what finds no room',
  },
  {
    name: 'lines-that-were-lost',
    file: `${SERVER}/steady-output.ts`,
    check: 'lost === 0 ? text : ',
    without: 'lost >= 0 ? text : ',
    test: `${SERVER}/steady-output.test.ts`,
    named: 'what finds no room',
  },
  {
    name: 'log-nobody-reads',
    file: `${SERVER}/steady-output.ts`,
    check: "if (!process.stdout.listeners('error').includes(ignore)) process.stdout.on('error', ignore);",
    test: `${SERVER}/steady-output.test.ts`,
    named: 'read by nobody',
  },
  {
    name: 'line-of-a-failed-run',
    file: `${SERVER}/worker/fail-generation.ts`,
    check: "  else parts.log.error(line, 'a generation failed');\n",
    test: `${SERVER}/worker/failed-runs.long.test.ts`,
    named: 'an archive that finds no room',
  },
  {
    name: 'schema-in-the-log',
    file: `${SERVER}/worker/cause-of.ts`,
    check: '.filter((line) => /^\\s+at /.test(line))',
    test: `${SERVER}/worker/failed-runs.long.test.ts`,
    named: 'is one line of the log',
  },
];
