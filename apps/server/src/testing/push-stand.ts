import { PATHS, type ProjectPush, type ProjectPushAnswer } from '@backsmith/contract';
import { unzipSync } from 'fflate';
import type { LightMyRequestResponse } from 'fastify';
import { expect, vi } from 'vitest';
import { logSerializers } from '../http/log-request.ts';
import { giveSignOfLife } from '../jobs/sign-of-life.ts';
import { openPushes, type Pushes, type PushesParts } from '../push/pushes.ts';
import { eventsOf, generateBody, signUp, type Caller } from './caller.ts';
import { ALL_RIGHTS, fakeGitHub } from './fake-github.ts';
import { fakeGitLab } from './fake-gitlab.ts';
import type { FakeFault, FakeHost } from './fake-host.ts';
import { testApp, type TestApp } from './test-app.ts';

/** The token of ada, who may do anything and belongs to acme. */
export const TOKEN = 'github_pat_11SECRETsecret0123456789';

export const FIRST = `
  CREATE TABLE customer (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, mail varchar(200) NOT NULL, note text);
  CREATE TABLE orders (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, customer_id bigint NOT NULL REFERENCES customer);
`;

/** The same with a column more. */
export const SECOND = FIRST.replace('note text', 'note text, points int');

const PATIENCE = { answerMs: 1500, waits: [5, 5, 5], longestWait: 1 };

/** An application with the real engine beside a GitHub and a GitLab of the tests, and somebody with a project. */
export class PushStand {
  readonly subject: TestApp;
  readonly github: FakeHost;
  readonly gitlab: FakeHost;
  readonly logged: readonly string[];
  readonly owner: Awaited<ReturnType<typeof signUp>>;
  projectId = '';
  /** What the application works with. */
  pushes: Pushes | undefined;
  readonly #closers: (() => Promise<unknown>)[] = [];
  #names = 0;

  private constructor(given: Pick<PushStand, 'subject' | 'github' | 'gitlab' | 'logged' | 'owner'>) {
    this.subject = given.subject;
    this.github = given.github;
    this.gitlab = given.gitlab;
    this.logged = given.logged;
    this.owner = given.owner;
  }

  static async open(): Promise<PushStand> {
    const logged: string[] = [];
    const stream = { write: (line: string) => void logged.push(line) };
    const logger = { level: 'trace', serializers: logSerializers, stream };
    const opened: { stand?: PushStand } = {};
    const subject = await testApp({ pushes: () => opened.stand?.pushes }, { logger }, 'real');
    await subject.work();
    const stand = new PushStand({
      ...{ subject, logged, github: await fakeGitHub(), gitlab: await fakeGitLab() },
      owner: await signUp(subject.app),
    });
    opened.stand = stand;
    stand.pushes = await stand.process();
    stand.projectId = await stand.generated(FIRST);
    return stand;
  }

  /** As it was before any test. */
  async reset(): Promise<void> {
    await this.subject.parts.limit.forgive('push', this.owner.user.id);
    for (const { faults, tokens } of [this.github, this.gitlab]) {
      faults.length = 0;
      tokens.clear();
    }
    this.github.tokens.set(TOKEN, { login: 'ada', rights: ALL_RIGHTS, orgs: ['acme'] });
    this.gitlab.tokens.set(TOKEN, { login: 'ada', rights: new Set(['api']), orgs: ['acme/tools'] });
  }

  async close(): Promise<void> {
    for (const close of this.#closers) await close();
    await this.subject.close();
    await this.github.close();
    await this.gitlab.close();
  }

  /** The pushes of another process, on the database of the application. @param change replaces parts of it. */
  async process(change: Partial<PushesParts> = {}): Promise<Pushes> {
    const { parts, app, database } = this.subject;
    const { instance, close } = await giveSignOfLife(database.connection);
    const apis = { github: this.github.address, gitlab: this.gitlab.address };
    const made = openPushes({ ...parts, log: app.log, apis, instance, patience: PATIENCE, ...change });
    this.#closers.push(made.close, close);
    return made;
  }

  async generated(sql: string, change: object = {}): Promise<string> {
    const answer = await this.owner.call('POST', PATHS.generateMicroservice, generateBody(sql, change));
    const last = eventsOf(answer).at(-1);
    if (last?.completed !== true) throw new Error(JSON.stringify(last));
    return last.projectId ?? '';
  }

  /** The name of a repository that nobody has. */
  fresh(): string {
    this.#names += 1;
    return `shop-${this.#names}`;
  }

  post(
    repository: string,
    change: object = {},
    id = this.projectId,
    as: Caller = this.owner,
  ): Promise<LightMyRequestResponse> {
    const body = { owner: '', repository, isPrivate: true, token: TOKEN, ...change };
    return as.call('POST', PATHS.projectPush(id), body);
  }

  async seen(id = this.projectId): Promise<ProjectPush> {
    return (await this.owner.call('GET', PATHS.projectPush(id))).json<ProjectPushAnswer>().data;
  }

  async ended(id = this.projectId): Promise<ProjectPush> {
    const isOver = async () => expect((await this.seen(id)).status).not.toBe('running');
    await vi.waitFor(isOver, { timeout: 30_000, interval: 20 });
    return this.seen(id);
  }

  /** Pushes, and waits for the end. */
  async push(repository: string, change: object = {}, id = this.projectId): Promise<ProjectPush> {
    const answer = await this.post(repository, change, id);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return this.ended(id);
  }

  /** The files of the zip, as texts. */
  async archived(id = this.projectId): Promise<Readonly<Record<string, string>>> {
    const zip = await this.owner.call('GET', PATHS.projectDownload(id));
    const files = Object.entries(unzipSync(new Uint8Array(zip.rawPayload)));
    return Object.fromEntries(
      files.map(([path, bytes]) => [path.replace(/^[^/]+\//, ''), Buffer.from(bytes).toString()]),
    );
  }

  fault(at: RegExp, kind: FakeFault['kind'], times = 1, host: FakeHost = this.github): void {
    host.faults.push({ at, kind, times });
  }
}

/** Text that holds another. */
export function containing(text: string): unknown {
  return expect.stringContaining(text);
}
