import type { BenchRun, FaultRun } from './run-faults.ts';

/** What a bench came to, for people: the figure, what was missed and where it stood, and what was noticed by which test. */
export function printRun(name: string, { tests, seconds, secondsInAll, runs }: BenchRun): string {
  const planted = runs.filter(isPlanted);
  const noticed = planted.filter(({ verdict }) => verdict === 'noticed');
  const list = (verdict: FaultRun['verdict'], say: (run: FaultRun) => string): readonly string[] =>
    runs.filter((run) => run.verdict === verdict).map((run) => `  ${verdict}: ${run.fault.name}${say(run)}`);
  return [
    `${name}: ${noticed.length} of ${planted.length} faults noticed by ${tests} tests ` +
      `(${seconds.toFixed(0)} s of processor without a fault, ${secondsInAll.toFixed(0)} s for all)`,
    ...list('missed', ({ place }) => ` (${place})`),
    ...list('does not compile', () => ''),
    ...list('does not start', ({ place, problem }) => ` (${place}): ${problem.slice(0, 300)}`),
    ...list('no place', () => ''),
    ...list('noticed', ({ place, test }) => ` (${place}) by ${test}`),
  ].join('\n');
}

/** Whether tests could have noticed it. */
export function isPlanted({ verdict }: FaultRun): boolean {
  return verdict === 'noticed' || verdict === 'missed';
}
