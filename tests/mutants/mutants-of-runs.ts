import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';
const OUTAGE = `${SERVER}/outage.long.test.ts`;
const FAILED = `${SERVER}/worker/failed-runs.long.test.ts`;

/** Checks of what a run, its stream and its queue do while the database is away, and after that. */
export const RUNS: readonly Mutant[] = [
  {
    name: 'stream-in-an-outage',
    file: `${SERVER}/http/event-stream.ts`,
    check: 'await outlast(look, gone.signal, breakSilence)',
    without: 'await look()',
    test: OUTAGE,
    named: 'a stream waits for the database',
  },
  {
    name: 'end-of-a-run-in-an-outage',
    file: `${SERVER}/worker/finish-generation.ts`,
    check: 'await outlast(() => handOut(parts, row, made, superseded), signal)',
    without: 'await handOut(parts, row, made, superseded)',
    test: OUTAGE,
    named: 'though the answer was lost, is completed once',
  },
  {
    name: 'archives-after-an-outage',
    file: `${SERVER}/worker/finish-generation.ts`,
    check: 'return (await isCompleted(tx, row.id)) ? superseded : [archiveKey];',
    without: 'return (await isCompleted(tx, row.id)) ? [] : [archiveKey];',
    test: OUTAGE,
    named: 'though the answer was lost, is completed once',
  },
  {
    name: 'archive-of-a-lost-answer',
    file: `${SERVER}/worker/finish-generation.ts`,
    check: 'return (await isCompleted(tx, row.id)) ? superseded : [archiveKey];',
    without: 'return [archiveKey];',
    test: OUTAGE,
    named: 'though the answer was lost, is completed once',
  },
  {
    name: 'session-that-is-lost',
    file: `${SERVER}/db/keep-connection.ts`,
    check: "  client.on('end', lost);\n",
    test: OUTAGE,
    named: 'notifications are heard again',
  },
  {
    name: 'gap-that-is-told',
    file: `${SERVER}/db/keep-connection.ts`,
    check: '      onReturn();\n',
    test: OUTAGE,
    named: 'notifications are heard again',
  },
  {
    name: 'listeners-after-a-gap',
    file: `${SERVER}/progress/progress-hub.ts`,
    check: 'const tellAll = () => [...listeners.keys()].forEach(tell);',
    without: 'const tellAll = () => undefined;',
    test: `${SERVER}/progress/progress-hub.test.ts`,
    named: 'after a gap',
  },
  {
    name: 'complaints-of-the-queue',
    file: `${SERVER}/jobs/job-queue.ts`,
    check: 'AWAY in error ? tellOfOutage(error) : tell(error)',
    without: 'tell(error)',
    test: OUTAGE,
    named: 'the queue loses its connections',
  },
  {
    name: 'stop-in-an-outage',
    file: `${SERVER}/jobs/job-queue.ts`,
    check: 'if (!isAway(error)) throw error;',
    without: 'throw error;',
    test: `${SERVER}/serve.long.test.ts`,
    named: 'stops all the same',
  },
  {
    name: 'longer-pauses',
    file: `${SERVER}/db/outlast.ts`,
    check: 'next = Math.min(next * 2, longest);',
    test: `${SERVER}/db/outlast.test.ts`,
    named: 'twice as long',
  },
  {
    name: 'longest-pause',
    file: `${SERVER}/db/outlast.ts`,
    check: 'Math.min(next * 2, longest)',
    without: 'next * 2',
    test: `${SERVER}/db/outlast.test.ts`,
    named: 'twice as long',
  },
  {
    name: 'other-errors-than-an-outage',
    file: `${SERVER}/db/outlast.ts`,
    check: '!isAway(error) || ',
    test: `${SERVER}/db/outlast.test.ts`,
    named: 'any other error',
  },
  {
    name: 'embedded-database-that-is-lost',
    file: `${SERVER}/db/embedded/open-embedded.ts`,
    check: 'if (!left.signal.aborted) void revive();',
    test: `${SERVER}/db/embedded/open-embedded.long.test.ts`,
    named: 'of the server, it is started again',
  },
  {
    name: 'embedded-database-tried-again',
    file: `${SERVER}/db/embedded/open-embedded.ts`,
    check: '        await pause(nextPause());\n',
    without: '        return;\n',
    test: `${SERVER}/db/embedded/open-embedded.long.test.ts`,
    named: 'it is tried until it can be',
  },
];

/** Checks of what a run that fails gives back, and leaves behind. */
export const ENDS: readonly Mutant[] = [
  {
    name: 'payment-of-a-failed-run',
    file: `${SERVER}/worker/fail-generation.ts`,
    check: '    await release(tx, row);\n',
    test: FAILED,
    named: 'an archive that finds no room',
  },
  {
    name: 'archive-of-a-full-database',
    file: `${SERVER}/worker/end-without-room.ts`,
    check: 'if (isEnded) await removeArchives(',
    without: 'if (!isEnded) await removeArchives(',
    test: FAILED,
    named: 'a database that finds no room',
  },
  {
    name: 'money-during-a-run',
    file: `${SERVER}/worker/finish-generation.ts`,
    check: 'if (!(await consume(tx, row, made.tables, now))) throw new MoneyWentBack();',
    without: 'await consume(tx, row, made.tables, now);',
    test: `${SERVER}/entitlements/entitlements.long.test.ts`,
    named: 'is not handed out',
  },
  {
    name: 'right-after-a-refund',
    file: `${SERVER}/entitlements/entitlement-store.ts`,
    check: "isKept ? 'unused' : 'withdrawn'",
    without: "isKept ? 'unused' : 'unused'",
    test: `${SERVER}/entitlements/entitlements.long.test.ts`,
    named: 'withdraws what comes back',
  },
  {
    name: 'limit-of-parallel-runs',
    file: `${SERVER}/entitlements/entitlement-store.ts`,
    check: 'lt(account.generationsUsed, account.generationsLimit)',
    without: 'sql`true`',
    test: `${SERVER}/entitlements/entitlements.long.test.ts`,
    named: 'that the limit is reached',
  },
];

/** Checks of what starts and stops a server, and of what it is handed. */
export const STARTS: readonly Mutant[] = [
  {
    name: 'server-that-npx-left',
    file: 'apps/cli/src/server/until-asked-to-stop.ts',
    check: '    whenLeftAlone(resolve);\n',
    test: 'apps/cli/src/server/until-asked-to-stop.long.test.ts',
    named: 'whose npx is stopped',
  },
  {
    name: 'signal-of-an-operator',
    file: 'apps/cli/src/server/until-asked-to-stop.ts',
    check: 'for (const signal of SIGNALS) process.on(signal, onSignal);',
    test: 'apps/cli/src/server/until-asked-to-stop.long.test.ts',
    named: 'is asked to stop',
  },
  {
    name: 'empty-archive',
    file: 'apps/cli/src/input/read-source.ts',
    check:
      '  if (isEmptyZip(bytes)) throw new Failure(EXIT.refused, `${label} is an empty archive. Pack the .sql files into it.`);\n',
    test: 'apps/cli/src/input/read-source.test.ts',
    named: 'a zip of nothing',
  },
  {
    name: 'mails-over-tls-by-default',
    file: `${SERVER}/config.ts`,
    check: "tls: given.BACKSMITH_SMTP_TLS !== 'off'",
    without: "tls: given.BACKSMITH_SMTP_TLS === 'on'",
    test: `${SERVER}/config.test.ts`,
    named: 'mail and payments are configured',
  },
  {
    name: 'signal-through-an-older-node',
    file: 'apps/cli/bin/backsmith.js',
    check: "for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));",
    test: 'apps/cli/src/server/until-asked-to-stop.long.test.ts',
    named: 'an older Node.js started',
  },
  {
    name: 'statements-behind-an-open-comment',
    file: 'packages/sql/src/lex/scan-comment.ts',
    check: 'return create < 0 ? scan.end : create;',
    without: 'return scan.end;',
    test: 'packages/schema/src/read/traps/recovery.test.ts',
    named: 'and the tables behind it are kept',
  },
];
