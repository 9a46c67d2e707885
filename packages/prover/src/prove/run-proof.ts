import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setMaxListeners } from 'node:events';
import { countOf } from '@backsmith/text';
import { compileModule } from '../build/compile.ts';
import { runTests } from '../build/run-tests.ts';
import { WITHOUT_LIMITS, guardSettings } from '../client/accounts.ts';
import type { ApiDocument } from '../client/document.ts';
import { CallLog } from '../client/http-calls.ts';
import { fetchDocument } from '../client/prove-api.ts';
import { spentTime } from '../machine/spent-time.ts';
import { boot, type Booted } from '../run/boot.ts';
import { databaseSettings, programEnvironment } from './program-settings.ts';
import { callBackend, mailsIn } from './call-backend.ts';
import type { PlannedModule, ProofPlan } from './plan-proof.ts';
import { choosePlace, type Lack, type Place } from './choose-place.ts';
import type { ProofDatabase, ProofServers } from './proof-database.ts';
import { ProofSteps, type StepResult } from './step-runner.ts';
import { brokenOff, outOfTime, sayCalls } from './say-calls.ts';
import { sayTimeUp } from './say-time-up.ts';
import { summarise } from './summarise.ts';
import type { ObserveProof, Verification } from './verification.ts';

export type RunOptions = {
  /** A folder the proof may fill; whoever made it removes it. */
  readonly work: string;
  /** What databases can be made on. */
  readonly servers: ProofServers;
  /** What it runs in, for the record. */
  readonly sandbox: string;
  readonly observe: ObserveProof;
  readonly signal: AbortSignal;
};

/** One proof while it runs. */
class RunningProof {
  readonly #plan: ProofPlan;
  readonly #options: RunOptions;
  readonly #steps: ProofSteps;
  readonly #env: Readonly<Record<string, string>>;
  /** Of all of it, however it ends. */
  readonly #signal: AbortSignal;
  /** Fires when its time is up. */
  readonly #deadline: AbortSignal;
  #place: Promise<Place> | undefined;

  constructor(plan: ProofPlan, options: RunOptions) {
    this.#plan = plan;
    this.#options = options;
    this.#deadline = AbortSignal.timeout(plan.limits.total);
    // What is stopped has not failed: the end of a program that was killed says nothing of the project.
    const observe: ObserveProof = (seen) => {
      if (!options.signal.aborted) options.observe(seen);
    };
    this.#steps = new ProofSteps(observe, () => (this.#deadline.aborted ? sayTimeUp(plan.limits.total) : undefined));
    this.#env = programEnvironment(plan.jdk, options.work);
    this.#signal = AbortSignal.any([options.signal, this.#deadline]);
    setMaxListeners(0, this.#signal);
  }

  async run(): Promise<Verification> {
    const [began, spent] = [performance.now(), spentTime()];
    try {
      const isCompiled = await this.#steps.run('compile', 'Compiling', () => this.#compile());
      if (isCompiled) await this.#startCallAndTest();
      else for (const step of ['start', 'call', 'test'] as const) this.#steps.leaveOut(step, 'It does not compile.');
    } finally {
      await this.#stopServer();
    }
    const seconds = (performance.now() - began) / 1000;
    const { label, lack } = await this.#seenDatabase();
    const now = spentTime();
    const cpu = spent === undefined || now === undefined ? {} : { cpuSeconds: now - spent };
    const ran = { database: label, sandbox: this.#options.sandbox, seconds, ...cpu };
    return summarise(this.#plan, this.#steps, lack === undefined ? ran : { ...ran, lack });
  }

  async #startCallAndTest(): Promise<void> {
    const { modules } = this.#plan;
    const running: { backend?: Booted; database?: ProofDatabase | undefined } = {};
    try {
      const isUp = await this.#steps.run('start', 'Starting', () => this.#startAll(running));
      const [only] = modules;
      if (!isUp) this.#steps.leaveOut('call', 'It is not running.');
      else if (modules.length > 1 || only === undefined) {
        this.#steps.skip('call', 'Services are started one by one here, and call each other only together.');
      } else if (this.#plan.hasRules) {
        this.#steps.skip('call', 'Whose records a caller sees is decided by rules here; its own tests call it.');
      } else await this.#steps.run('call', 'Calling every resource', () => this.#call(running));
    } finally {
      await running.backend?.stop();
    }
    await this.#steps.run('test', 'Running the tests', () => this.#test());
  }

  async #compile(): Promise<StepResult> {
    let files = 0;
    const began = performance.now();
    const errors: string[] = [];
    for (const module of this.#plan.modules) {
      const compiled = await this.#compileModule(this.#plan.project, module);
      files += compiled.files;
      errors.push(...compiled.errors);
      // A compiler that was ended leaves what looks like an error of the project.
      if (compiled.errors.length > 0) this.#deadline.throwIfAborted();
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const text =
      errors.length > 0
        ? `${countOf(errors.length, 'error')} of the compiler of JDK ${this.#plan.jdk.version}`
        : `${files} files compiled on JDK ${this.#plan.jdk.version} in ${seconds} s`;
    return { text, figures: { files }, failures: errors };
  }

  #compileModule(project: string, module: PlannedModule) {
    const { jdk, javaVersion, limits } = this.#plan;
    return compileModule({
      jdk,
      module: join(project, module.path),
      classPath: module.classPath.join(delimiter),
      output: this.#classesOf(project, module),
      release: javaVersion,
      env: this.#env,
      timeout: limits.total,
      signal: this.#signal,
    });
  }

  #classesOf(project: string, { path }: PlannedModule): string {
    const name = project === this.#plan.project ? 'classes' : 'described';
    return join(this.#options.work, `${name}-${path === '' ? 'all' : path}`, 'classes');
  }

  async #startAll(running: { backend?: Booted; database?: ProofDatabase | undefined }): Promise<StepResult> {
    const { modules } = this.#plan;
    const place = await this.#chosenPlace();
    if (place.kind === 'none') return { status: 'skipped', text: place.why };
    const times: number[] = [];
    for (const module of modules) {
      await running.backend?.stop();
      const own = await this.#database(`run_${modules.indexOf(module)}`);
      running.database = own;
      running.backend = await this.#boot(this.#plan.project, module, own);
      times.push(running.backend.seconds);
    }
    const startSeconds = Math.max(...times);
    const what = modules.length === 1 ? 'Started' : `${modules.length} programs started, one by one,`;
    const text = `${what} on ${place.label} in ${startSeconds.toFixed(1)} s`;
    return { text, figures: { startSeconds } };
  }

  /** What the project is started on, looked for once. */
  #chosenPlace(): Promise<Place> {
    this.#place ??= choosePlace(this.#plan, this.#options.servers, join(this.#options.work, 'database'));
    return this.#place;
  }

  /** A database of the project's own server, where there is one. */
  async #database(name: string): Promise<ProofDatabase | undefined> {
    const place = await this.#chosenPlace();
    return place.kind === 'server' ? place.server.create(name, this.#plan.database.extensions) : undefined;
  }

  async #stopServer(): Promise<void> {
    const place = await this.#place?.catch(() => undefined); // A step has told why there is none.
    if (place?.kind === 'server') await place.server.stop();
  }

  /** What it ran on, for the record, and what that lacked. */
  async #seenDatabase(): Promise<{ readonly label: string; readonly lack?: Lack }> {
    const place = await this.#place?.catch(() => undefined);
    switch (place?.kind) {
      case 'server':
        return { label: place.label };
      case 'stand-in':
        return { label: place.label, ...(place.instead === undefined ? {} : { lack: place.instead }) };
      default: {
        const label = `no ${this.#plan.database.label}`;
        return place?.lack === undefined ? { label } : { label, lack: place.lack };
      }
    }
  }

  #boot(project: string, module: PlannedModule, database: ProofDatabase | undefined): Promise<Booted> {
    const { jdk, limits, security } = this.#plan;
    const folder = join(this.#options.work, `run-${module.path}`);
    mkdirSync(folder, { recursive: true });
    const guard = security ? { ...guardSettings(mailsIn(folder)), ...WITHOUT_LIMITS } : {};
    return boot({
      jdk,
      classPath: [
        this.#classesOf(project, module),
        join(project, module.path, 'src/main/resources'),
        ...module.classPath,
      ],
      mainClass: module.mainClass,
      folder,
      env: { ...this.#env, ...databaseSettings(database), ...guard },
      timeout: limits.start,
      lifetime: limits.total,
      signal: this.#signal,
    });
  }

  async #call({ backend, database }: { backend?: Booted; database?: ProofDatabase | undefined }): Promise<StepResult> {
    if (backend === undefined) throw new Error('It is not running.');
    const document = await this.#document();
    const { tables } = this.#plan;
    const catalog = database?.catalog ?? { tables: () => Promise.resolve(tables) };
    const mails = mailsIn(join(this.#options.work, 'run-'));
    const given = document === undefined ? {} : { document };
    const log = new CallLog();
    // Once the time is up the backend is killed: a call under way has no answer then.
    this.#deadline.addEventListener('abort', () => log.close());
    const calling = { url: backend.url, plan: this.#plan, catalog, mails, log, ...given };
    try {
      const { resources, notes } = await callBackend(calling);
      return {
        text: sayCalls(log, resources),
        figures: { resources, calls: log.count },
        failures: log.failures,
        notes,
      };
    } catch (error) {
      if (this.#deadline.aborted) return outOfTime(log, sayTimeUp(this.#plan.limits.total));
      return brokenOff(log, error, backend.hasEnded() ? backend.log() : undefined);
    }
  }

  /** The document of the API, where the project serves none: another form of the same project does. */
  async #document(): Promise<ApiDocument | undefined> {
    const { described } = this.#plan;
    if (described === undefined) return undefined;
    this.#steps.tell('call', 'Describing the API');
    const { errors } = await this.#compileModule(described.folder, described.module);
    if (errors.length > 0) throw new Error(`What describes the API does not compile.\n${errors.join('\n')}`);
    const backend = await this.#boot(described.folder, described.module, await this.#database('described'));
    try {
      return await fetchDocument(backend.url);
    } finally {
      await backend.stop();
    }
  }

  async #test(): Promise<StepResult> {
    const isOnServer = this.#plan.database.development === 'embedded';
    const place = isOnServer ? await this.#chosenPlace() : undefined;
    if (place !== undefined && place.kind !== 'server')
      return {
        status: 'skipped',
        text: place.kind === 'none' ? place.why : `${this.#plan.database.label} is not at hand.`,
      };
    let [passed, skipped] = [0, 0];
    const failures: string[] = [];
    for (const module of this.#plan.modules) {
      const before = passed;
      const tell = (ended: number) => this.#steps.tell('test', `${before + ended} tests have run`);
      const tested = await this.#testModule(module, tell);
      passed += tested.passed;
      skipped += tested.skipped;
      failures.push(...tested.failed.map(({ test, problem }) => `${test}: ${problem}`));
      if (tested.problem === undefined) continue;
      if (this.#deadline.aborted) return this.#testsBrokenOff(passed, failures);
      failures.push(tested.problem);
    }
    const where = place === undefined ? '' : ` on ${place.label}`;
    const text =
      failures.length === 0
        ? `${passed} tests passed${where}`
        : `${failures.length} of ${passed + failures.length} tests failed${where}`;
    const noTest = passed + failures.length === 0 ? ['The project holds no test that ran.'] : [];
    const figures = { tests: passed + failures.length, failedTests: failures.length, skippedTests: skipped };
    return { text, figures, failures: [...failures, ...noTest] };
  }

  /** What failed before the time was up has failed all the same. */
  #testsBrokenOff(passed: number, failures: readonly string[]): StepResult {
    const figures = { tests: passed + failures.length, failedTests: failures.length };
    if (failures.length > 0)
      return { text: `${failures.length} of ${passed + failures.length} tests failed`, figures, failures };
    const seen = passed === 0 ? '' : ` ${passed} tests had passed.`;
    return { status: 'skipped', text: `Not finished. ${sayTimeUp(this.#plan.limits.total)}${seen}`, figures };
  }

  async #testModule(module: PlannedModule, onProgress: (ended: number) => void) {
    const { jdk, limits, project, modules } = this.#plan;
    const isOnServer = this.#plan.database.development === 'embedded';
    const database = isOnServer ? await this.#database(`test_${modules.indexOf(module)}`) : undefined;
    const folder = join(this.#options.work, `test-${module.path}`);
    mkdirSync(folder, { recursive: true });
    const resources = ['test', 'main'].map((kind) => join(project, module.path, `src/${kind}/resources`));
    const profile = database === undefined ? {} : { 'spring.profiles.active': 'production' };
    return runTests({
      jdk,
      classPath: [this.#classesOf(project, module), ...resources, ...module.classPath],
      packageName: module.packageName,
      folder,
      env: { ...this.#env, ...databaseSettings(database) },
      settings: profile,
      timeout: limits.total,
      signal: this.#signal,
      onProgress,
    });
  }
}

/** Compiles, starts, calls and tests a project. What is wrong with it is in the result, never thrown. */
export function runProof(plan: ProofPlan, options: RunOptions): Promise<Verification> {
  return new RunningProof(plan, options).run();
}
