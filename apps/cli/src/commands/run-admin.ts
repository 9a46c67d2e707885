import { text as readAll } from 'node:stream/consumers';
import type { ExemptionResult } from '@backsmith/server';
import type { RawOptions } from '../command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { text } from '../options/read-options.ts';
import { loadServer } from '../server/load-server.ts';
import { reportServerProblems } from '../server/report-problems.ts';
import { printMessage, printResult } from '../terminal/print.ts';

async function readPassword(options: RawOptions): Promise<string | undefined> {
  if (options['password-stdin'] !== true) return undefined;
  return (await readAll(process.stdin)).replace(/\r?\n$/, '');
}

async function create(options: RawOptions): Promise<ExitCode> {
  const email = accountOf(options);
  const password = await readPassword(options);
  const { createAdministrator } = await loadServer();
  const environment = environmentOf(options);
  const existing = options['existing'] === true;
  const request = {
    email,
    environment,
    existing,
    print: printMessage,
    ...(password === undefined ? {} : { password }),
  };
  const result = await reportServerProblems(() => createAdministrator(request));
  if (!result.ok) throw new Failure(EXIT.refused, result.problem);
  switch (result.how) {
    case 'unchanged':
      printMessage(`${email} is an administrator already.`);
      break;
    case 'promoted':
      printMessage(
        `${email} is an administrator now: registered ${day(result.registeredAt)}, new password, all sessions ended.`,
      );
      break;
    case 'created':
      printMessage(`Created the administrator ${email}.`);
  }
  if (result.password !== undefined) printPassword(result.password);
  return EXIT.ok;
}

function day(moment: Date | undefined): string {
  return moment?.toISOString().slice(0, 10) ?? 'at an unknown time';
}

function printPassword(password: string): void {
  printMessage('The password, shown this once:');
  printResult(password);
}

async function exempt(options: RawOptions): Promise<ExitCode> {
  const email = accountOf(options);
  const [until, limit, reason] = [lastMoment(options), limitOf(options), text(options, 'reason')];
  const { exemptAccount } = await loadServer();
  const asked = { revoke: options['revoke'] === true, existing: options['existing'] === true };
  const order = {
    ...{ email, environment: environmentOf(options), print: printMessage, ...asked },
    ...(until === undefined ? {} : { until }),
    ...(limit === undefined ? {} : { limit }),
    ...(reason === undefined ? {} : { reason }),
  };
  const result = await reportServerProblems(() => exemptAccount(order));
  if (!result.ok) throw new Failure(EXIT.refused, result.problem);
  printMessage(describeExemption(email, result.exemption));
  return EXIT.ok;
}

type Granted = Extract<ExemptionResult, { readonly ok: true }>['exemption'];

function describeExemption(email: string, exemption: Granted): string {
  if (!exemption.paymentExempt) return `${email} pays for generations again.`;
  const { exemptionExpiresAt: end, generationsLimit: limit, generationsUsed: used } = exemption;
  const until = end === null ? 'without end' : `until ${end}`;
  const count = limit === null ? 'without limit' : `${limit} generations, ${used} used`;
  return `${email} generates for free: ${until}, ${count}.`;
}

/** The end of the day that was named. */
function lastMoment(options: RawOptions): Date | undefined {
  const day = text(options, 'until');
  if (day === undefined) return undefined;
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T23:59:59.999Z`) : undefined;
  // A day that does not exist, such as 31 February, moves on to one that does.
  if (moment === undefined || Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(day)) {
    throw new Failure(EXIT.usage, `--until ${day} is not a day.`, 'Write it like 2027-01-31.');
  }
  return moment;
}

function limitOf(options: RawOptions): number | undefined {
  const limit = text(options, 'limit');
  if (limit === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(limit)) throw new Failure(EXIT.usage, `--limit ${limit} is not a whole number from 1.`);
  return Number(limit);
}

function accountOf(options: RawOptions): string {
  const email = text(options, 'email');
  if (email === undefined) throw new Failure(EXIT.usage, 'Whose account is it?', 'Add --email ADDRESS.');
  return email;
}

function environmentOf(options: RawOptions): Readonly<Record<string, string | undefined>> {
  const data = text(options, 'data');
  return data === undefined ? process.env : { ...process.env, BACKSMITH_DATA: data };
}

/** Options that only one of the actions knows. */
const ONLY = { create: ['password-stdin'], exempt: ['until', 'limit', 'reason', 'revoke'] } as const;

function refuseForeign(options: RawOptions, action: keyof typeof ONLY): void {
  const foreign = ONLY[action].find((name) => options[name] !== undefined);
  if (foreign !== undefined) throw new Failure(EXIT.usage, `--${foreign} belongs to admin ${action}.`);
}

/** Runs the command: see its help. */
export async function run(positionals: readonly string[], options: RawOptions): Promise<ExitCode> {
  const [action, ...more] = positionals;
  if (action === 'create' && more.length === 0) {
    refuseForeign(options, 'exempt');
    return create(options);
  }
  if (action === 'exempt' && more.length === 0) {
    refuseForeign(options, 'create');
    return exempt(options);
  }
  const asked = action === undefined ? '' : `, not ${positionals.join(' ')}`;
  throw new Failure(EXIT.usage, `admin knows two actions: create and exempt${asked}.`);
}
