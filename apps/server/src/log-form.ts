import { hostname } from 'node:os';
import { fieldsOf } from '@backsmith/text';
import type { Clock } from './clock.ts';

/** How all that a running server writes is written: lines for people, or one JSON object a line. Never both. */
export type LogForm = 'lines' | 'json';

/** Where a server writes to: sentences of its own, and what its log has to say. */
export type Output = {
  /** A sentence for whoever runs the server, such as the address. */
  readonly print: (sentence: string) => void;
  /** Takes the entries of the log, each as the text of a JSON object. */
  readonly stream: { write(entry: string): void };
};

/** pino's numbers, as its entries carry them. */
const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};
const INFO = 30;

/** An output in one form. @param write takes one whole line, with its end. */
export function outputOf(form: LogForm, clock: Clock, write: (line: string) => void): Output {
  return form === 'json'
    ? { print: (sentence) => write(`${entryOf(sentence, clock)}\n`), stream: { write } }
    : {
        print: (sentence) => write(`${sentence.replace(/\s*\n\s*/g, ' ')}\n`),
        stream: { write: (entry) => write(`${lineOf(entry)}\n`) },
      };
}

/** A sentence as the log itself would write it. */
function entryOf(sentence: string, clock: Clock): string {
  const time = clock().getTime();
  return JSON.stringify({ level: INFO, time, pid: process.pid, hostname: hostname(), msg: sentence });
}

/** What an entry has besides its details; the process is not told of in lines. */
const HEAD = new Set(['level', 'time', 'msg', 'pid', 'hostname']);

/** An entry of the log as one line: when, how bad, what happened, and the details by their names. */
function lineOf(entry: string): string {
  const fields = fieldsOf(JSON.parse(entry));
  const { level, time, msg = '' } = fields;
  const details = Object.fromEntries(Object.entries(fields).filter(([name]) => !HEAD.has(name)));
  const moment = new Date(Number(time)).toISOString();
  return [moment, LEVELS[Number(level)] ?? level, wordsOf(msg), ...detailsOf(details)].join(' ');
}

function detailsOf(details: object, within = ''): readonly string[] {
  return Object.entries(details).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? detailsOf(value, `${within}${name}.`)
      : [`${within}${name}=${valueOf(value)}`],
  );
}

/** A value without quotes where it is one word. */
function valueOf(value: unknown): string {
  return typeof value === 'string' && /^[\w.:/@+-]+$/.test(value) ? value : JSON.stringify(value);
}

/** A message stays on its line. */
function wordsOf(message: unknown): string {
  return typeof message === 'string' ? message.replace(/\s*\n\s*/g, ' ') : JSON.stringify(message);
}
