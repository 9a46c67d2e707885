import { chmodSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PATHS, type ProjectProof, type ProjectProofAnswer, type SessionAnswer } from '@backsmith/contract';
import { afterAll, expect, test } from 'vitest';
import { chance } from '../../chaos/chance.ts';
import { startFleet, type Fleet } from '../../chaos/fleet.ts';
import { REPOSITORY, describeWith, scratchFolder } from '../../kit/index.ts';
import { findProcesses, processesIn } from '../tryout/processes-in.ts';

/** BACKSMITH_KILLS=50 kills that often. */
const KILLS = Number(process.env['BACKSMITH_KILLS'] ?? 2);
/** The longest rest between two kills: a proof of this schema takes about as long. Milliseconds. */
const LONGEST_REST = 20_000;
const MINUTE = 60_000;

const SCHEMA = readFileSync(join(REPOSITORY, 'tests/backends/prover/orchard.sql'), 'utf8');
const KIND = { script: 'serve-really.ts', workers: 1 } as const;
const OPEN: readonly ProjectProof['status'][] = ['queued', 'running'];

/** Somebody who lets projects be verified. */
class Owner {
  readonly #fleet: Fleet;
  readonly #projects: string[] = [];
  #token = '';

  constructor(fleet: Fleet) {
    this.#fleet = fleet;
  }

  async #ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    return this.#fleet.ask(async (address) => {
      const response = await fetch(address + path, {
        method,
        headers: {
          ...(this.#token === '' ? {} : { authorization: `Bearer ${this.#token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`status ${response.status}: ${text}`);
      return JSON.parse(text.startsWith('data: ') ? (text.trim().split('\n\n').at(-1) ?? '').slice(6) : text) as Answer;
    });
  }

  async register(): Promise<void> {
    const person = { firstName: 'Mira', lastName: 'K', email: 'mira@example.com', password: 'Forge-4-ever!' };
    this.#token = (await this.#ask<SessionAnswer>('POST', PATHS.register, person)).data.token;
  }

  /** Each has a name of its own: what was proven of the same bytes would not be proven again. */
  async build(): Promise<void> {
    const projectName = `orchard${this.#projects.length + 1}`;
    const { projectId } = await this.#ask<{ readonly projectId: string }>('POST', PATHS.generateMicroservice, {
      ...{ projectName, packageName: `com.acme.${projectName}`, architectureType: 'monolithic' },
      features: { swagger: true, exceptionHandler: true, security: false },
      sqlSchema: SCHEMA,
    });
    this.#projects.push(projectId);
  }

  async proofs(): Promise<readonly ProjectProof[]> {
    const proofs: ProjectProof[] = [];
    for (const id of this.#projects)
      proofs.push((await this.#ask<ProjectProofAnswer>('GET', PATHS.projectProof(id))).data);
    return proofs;
  }
}

describeWith(['jdk-17', 'maven', 'sandbox'], 'verifications whose servers and provers are killed', () => {
  const scratch = scratchFolder('killed-proofs');
  chmodSync(scratch, 0o755);
  const data = join(scratch, 'data');
  mkdirSync(data, { mode: 0o755 });
  const folders = join(data, 'proofs');
  let fleet: Fleet | undefined;
  afterAll(async () => {
    await fleet?.stop();
    expect(processesIn(data)).toEqual([]);
  });

  /** Kills one program that plans or runs a proof, if there is one: the programs a project consists of are its own matter. */
  function killProver(pick: number): boolean {
    const provers = findProcesses(folders).filter(({ words }) => /(?:plan|proof)-worker/.test(words));
    const one = provers[Math.floor(pick * provers.length)];
    if (one === undefined) return false;
    try {
      process.kill(one.pid, 'SIGKILL');
      return true;
    } catch {
      return false; // It has ended meanwhile.
    }
  }

  test(
    `kill -9 of servers and provers at random moments, ${KILLS} times: every verification ends, and nothing is left behind`,
    { timeout: 20 * MINUTE + KILLS * MINUTE },
    async () => {
      const environment = { BACKSMITH_VERIFY: 'on', BACKSMITH_TRYOUT: 'off', BACKSMITH_FREE_GENERATION: 'on' };
      const servers = (fleet = await startFleet(data, [{ ...KIND }, { ...KIND }], environment));
      const owner = new Owner(servers);
      await owner.register();
      const seed = Number(process.env['BACKSMITH_SEED'] ?? Date.now() % 1_000_000);
      const random = chance(seed);
      const killed = { servers: 0, provers: 0 };
      while (killed.servers + killed.provers < KILLS) {
        const open = (await owner.proofs()).filter(({ status }) => OPEN.includes(status));
        if (open.length < 2) await owner.build();
        await pause(random() * LONGEST_REST);
        if (random() < 0.5) {
          await servers.killOne(random());
          killed.servers += 1;
        } else if (killProver(random())) killed.provers += 1;
      }
      const isOver = async () => (await owner.proofs()).filter(({ status }) => OPEN.includes(status)).length;
      await expect.poll(isOver, { timeout: 15 * MINUTE, interval: 2000 }).toBe(0);
      const proofs = await owner.proofs();
      const count = (status: ProjectProof['status']) => proofs.filter((proof) => proof.status === status).length;
      const reasons = new Set(proofs.flatMap(({ reason }) => reason ?? []));
      console.log(
        `seed ${seed}: ${killed.servers} servers and ${killed.provers} provers killed; ${proofs.length} verifications: ` +
          `${count('passed')} passed, ${count('absent')} given up (${[...reasons].join(' ')}), ${count('failed')} failed`,
      );
      // What a kill breaks says nothing of the project, which is sound.
      expect(proofs.filter(({ status }) => status !== 'passed' && status !== 'absent')).toEqual([]);
      await expect.poll(() => processesIn(folders), { timeout: MINUTE }).toEqual([]);
      await expect.poll(() => readdirSync(folders), { timeout: MINUTE }).toEqual([]);
    },
  );
});
