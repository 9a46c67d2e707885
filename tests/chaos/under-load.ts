import { expect } from 'vitest';
import type { Project } from '@backsmith/contract';
import { checkCustomer } from './check-customer.ts';
import { keepBuilding } from './customer.ts';
import type { Fleet } from './fleet.ts';
import { keepReading } from './reader.ts';

const BUILDERS = 4;
const READERS = 8;

/** Two tables: what counts here is how many runs there are, not how long they take. */
export const SMALL_SCHEMA = `create table author (id bigint primary key, name varchar(80) not null);
create table book (id bigint primary key, author_id bigint not null references author (id), title varchar(200) not null);`;

/** What twelve users saw, and what became of what they began. */
export type LoadFigures = {
  readonly completed: number;
  readonly failed: number;
  /** For the log of the test. */
  readonly text: string;
};

/**
 * Lets four users build and eight read while something is done to the servers. Afterwards every server must be the process it was,
 * and of all that was begun and paid for nothing may be lost or doubled.
 *
 * @param expected the archive of each run.
 */
export async function underLoad(servers: Fleet, expected: Buffer, disturb: () => Promise<void>): Promise<LoadFigures> {
  let isOver = false;
  const [built, read] = await Promise.all([
    Promise.all(Array.from({ length: BUILDERS }, () => keepBuilding(servers, SMALL_SCHEMA, () => isOver))),
    Promise.all(Array.from({ length: READERS }, (_none, turn) => keepReading(servers, turn, () => isOver))),
    disturb().finally(() => (isOver = true)),
  ]);
  expect(servers.servers().flatMap((server) => server.ended() ?? [])).toEqual([]);
  const projects: Project[] = [];
  for (const token of built.flatMap(({ tokens }) => tokens)) {
    projects.push(...(await checkCustomer(servers, token, expected)));
  }
  const completed = projects.filter(({ status }) => status === 'completed').length;
  const failed = projects.length - completed;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const text =
    `${completed} generations completed, ${failed} failed, ${sum(built.map(({ broken }) => broken))} calls of builders lost; ` +
    `readers: ${sum(read.map(({ answered }) => answered))} answers, ${sum(read.map(({ unavailable }) => unavailable))} times 503, ` +
    `at most ${Math.round(Math.max(...read.map(({ longestGap }) => longestGap)))} ms without an answer`;
  return { completed, failed, text };
}
