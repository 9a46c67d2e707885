// What the image's first run (an archive of classes on 17 and 21, an AOT cache on 25) saves at a start: the same backend from the
// jar as Maven leaves it, laid out, and laid out with what the first run kept. Every line of it comes from the generated Dockerfile.
// Needs Linux, Maven and the JDKs; PostgreSQL is the embedded one.
//   node bench/start-caches.ts [17] [25]     ROUNDS=3
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPostgres } from '../tests/kit/databases/postgres.ts';
import { jdkProgram } from '../tests/kit/java/java-environment.ts';
import { runOk } from '../tests/kit/processes/run.ts';
import { tool } from '../tests/kit/tools/tool.ts';
import { median } from './median.ts';
import { BOOT, BOOT_WALL, boot } from './runtime/measure.ts';
import { buildJar, laidOut, writeGenerated, type Program } from './runtime/programs.ts';

/** Time to the first answer with the cache, of what the plain jar takes. */
const BAR = 0.5;
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const RELEASES = [17, 25] as const;

/** Builds the backend and lays it out three ways, in the folder. */
async function layOut(folder: string, jdk: string, javaVersion: 17 | 25): Promise<readonly Program[]> {
  writeGenerated(folder, { javaVersion });
  const jar = join(folder, 'application.jar');
  renameSync(await buildJar(folder, jdk), jar);
  const laid = await laidOut('laid out', jar, jdk);
  const kept = { name: 'with what the first run kept', jar: 'application.jar', folder: dirname(laid.jar) };
  const { training, entry } = javaLines(readFileSync(join(folder, 'Dockerfile'), 'utf8'));
  await runOk(jdkProgram(jdk, 'java'), [...training, '-jar', kept.jar], { cwd: kept.folder });
  return [{ name: 'plain jar', jar }, laid, { ...kept, options: entry }];
}

/** What the Dockerfile tells Java in the run while the image is built, and what for the start from it. */
function javaLines(dockerfile: string): { readonly training: readonly string[]; readonly entry: readonly string[] } {
  const run = /^RUN java (?<options>(?:.*\\\n)*.*)-jar application\.jar$/mu.exec(dockerfile)?.groups?.['options'];
  const entryPoint = /^ENTRYPOINT (?<list>\[.*\])$/mu.exec(dockerfile)?.groups?.['list'];
  if (run === undefined || entryPoint === undefined)
    throw new Error('The Dockerfile has no first run of Java any more.');
  const entry = (JSON.parse(entryPoint) as readonly string[]).filter((word) =>
    /SharedArchiveFile|AOTCache/u.test(word),
  );
  return { training: run.split(/[\s\\]+/u).filter((word) => word !== ''), entry };
}

const wanted = RELEASES.filter((release) => process.argv.length === 2 || process.argv.includes(String(release)));
const server = await startPostgres();
try {
  for (const release of wanted) await measure(release);
} finally {
  await server.stop();
}

async function measure(release: 17 | 25): Promise<void> {
  const jdk = tool(`jdk-${release}`);
  const folder = mkdtempSync(join(tmpdir(), 'backsmith-start-caches-'));
  try {
    const ways = await layOut(folder, jdk, release);
    const taken = new Map(ways.map((way) => [way.name, { cpu: [] as number[], wall: [] as number[] }]));
    for (let round = 0; round < ROUNDS; round++)
      for (const way of ways) {
        const running = await boot(way, jdk, server);
        taken.get(way.name)?.cpu.push(running.figures.get(BOOT) ?? NaN);
        taken.get(way.name)?.wall.push(running.figures.get(BOOT_WALL) ?? NaN);
        await running.stop();
      }
    const [plain] = taken.values();
    for (const [name, { cpu, wall }] of taken) {
      const ratio = median(wall) / median(plain?.wall ?? []);
      console.log(
        `Java ${release}  ${name.padEnd(30)} first answer ${median(wall).toFixed(1)} s (${ratio.toFixed(2)})  CPU ${median(cpu).toFixed(1)} s`,
      );
      if (name === ways.at(-1)?.name && ratio > BAR) {
        console.log(`MISSED: the bar is ${BAR} of the plain jar`);
        process.exitCode = 1;
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
