// What a generated backend takes at run time, beside a backend written by hand for the same schema (bench/floor): CPU time of
// its start, memory at rest, and calls per CPU second. Needs Linux, Maven and a JDK; PostgreSQL is the embedded one.
//   node bench/runtime.ts [17|25] [--guarded]     default: 25, without security
//   ROUNDS=1 WARM_UPS=1 MEASURED=1000 node bench/runtime.ts     a short look
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tests/kit/databases/postgres.ts';
import { tool } from '../tests/kit/tools/tool.ts';
import { median } from './median.ts';
import { CALLS } from './runtime/calls.ts';
import { guardOf } from './runtime/guard.ts';
import { BOOT, BOOT_WALL, IDLE, measureCalls, start, type Figures, type Load } from './runtime/measure.ts';
import { buildPrograms } from './runtime/programs.ts';

/** How the generated backend must stand beside the floor. */
type Goal = { readonly title: string; readonly atMost?: number; readonly atLeast?: number };

const GOALS: readonly Goal[] = [
  { title: BOOT, atMost: 1.15 },
  { title: BOOT_WALL },
  { title: IDLE, atMost: 1.15 },
  ...CALLS.map(({ title, goal }) => ({ title, atLeast: goal })),
];

function numberFrom(variable: string, otherwise: number): number {
  return Number(process.env[variable] ?? otherwise);
}

function middle(rounds: readonly Figures[], title: string): number {
  return median(rounds.map((figures) => figures.get(title) ?? NaN));
}

function isReached({ atMost = Infinity, atLeast = 0 }: Goal, ratio: number): boolean {
  return ratio <= atMost && ratio >= atLeast;
}

function words({ atMost, atLeast }: Goal): string {
  if (atMost !== undefined) return `at most ${atMost}`;
  return atLeast === undefined ? '' : `at least ${atLeast}`;
}

function line(...[title, ...cells]: readonly string[]): string {
  return `${title?.padEnd(26) ?? ''}${cells.map((cell) => cell.padStart(14)).join('')}`;
}

function report(floor: readonly Figures[], generated: readonly Figures[]): boolean {
  console.log(line('', 'floor', 'generated', 'ratio', 'goal'));
  let allReached = true;
  for (const goal of GOALS) {
    const [below, ours] = [middle(floor, goal.title), middle(generated, goal.title)];
    const ratio = ours / below;
    const reached = isReached(goal, ratio);
    allReached &&= reached;
    console.log(
      `${line(goal.title, below.toFixed(1), ours.toFixed(1), ratio.toFixed(2), words(goal))}${reached ? '' : '  MISSED'}`,
    );
  }
  return allReached;
}

const jdk = tool(process.argv.includes('17') ? 'jdk-17' : 'jdk-25');
const isGuarded = process.argv.includes('--guarded');
const rounds = numberFrom('ROUNDS', 3);
const load: Load = {
  warmUp: numberFrom('WARM_UP', 4000),
  warmUps: numberFrom('WARM_UPS', 20),
  measured: numberFrom('MEASURED', 8000),
};
const scratch = mkdtempSync(join(tmpdir(), 'backsmith-runtime-'));
const [floor, generated] = await buildPrograms(scratch, jdk, isGuarded);
const guard = isGuarded ? guardOf(scratch) : undefined;
const server = await startPostgres();
try {
  const taken: { readonly floor: Figures[]; readonly generated: Figures[] } = { floor: [], generated: [] };
  for (let round = 0; round < rounds; round++) {
    const [below, ours] = await measureRound();
    taken.floor.push(below);
    taken.generated.push(ours);
  }
  if (!report(taken.floor, taken.generated)) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}

async function measureRound(): Promise<readonly [Figures, Figures]> {
  const below = await start(floor, jdk, server, guard?.floor);
  try {
    const ours = await start(generated, jdk, server, guard?.generated);
    try {
      if (guard) below.token = ours.token = await guard.token(ours.url);
      await measureCalls([below, ours], load);
      return [below.figures, ours.figures];
    } finally {
      await ours.stop();
    }
  } finally {
    await below.stop();
  }
}
