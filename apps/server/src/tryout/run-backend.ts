import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { ProofDatabase, ProofPlan } from '@backsmith/prover';
import {
  boot,
  choosePlace,
  compileModule,
  databaseSettings,
  guardSettings,
  programEnvironment,
  WITHOUT_LIMITS,
  type Booted,
} from '@backsmith/prover/running';
import type { TryoutStepView } from '@backsmith/contract';
import { findProofServers } from '../db/proof-servers.ts';

export type RunBackendOptions = {
  /** A folder it may fill. */
  readonly work: string;
  /** Ends all programs that were started. */
  readonly signal: AbortSignal;
  readonly tell: (step: TryoutStepView) => void;
};

/** A backend that is up, on a database of its own. */
export type RunningBackend = Pick<Booted, 'url' | 'log' | 'hasEnded'> & { stop(): Promise<void> };

/** This project cannot be tried here, which is no failure of it; the message says why. */
export class NotTried extends Error {}

/**
 * Compiles a project, starts a database for it and the backend on it.
 *
 * @throws NotTried, or Error with what the compiler or the backend said
 */
export async function runBackend(plan: ProofPlan, options: RunBackendOptions): Promise<RunningBackend> {
  const { tell } = options;
  const module = onlyModule(plan);
  const env = programEnvironment(plan.jdk, options.work);
  // The database comes up while the compiler runs.
  const choosing = choosePlace(plan, findProofServers(), join(options.work, 'database'));
  choosing.catch(() => undefined); // It is waited for below, where its failure is told.
  const stopServer = async (): Promise<void> => {
    const place = await choosing.catch(() => undefined);
    if (place?.kind === 'server') await place.server.stop();
  };
  try {
    tell({ step: 'compile', status: 'running', text: 'Compiling' });
    const compiled = await compile(plan, env, options);
    tell({ step: 'compile', status: 'done', text: compiled });
    const place = await choosing;
    if (place.kind === 'none') throw new NotTried(place.why);
    tell({ step: 'start', status: 'running', text: `Starting on ${place.label}` });
    const isOnServer = place.kind === 'server';
    const database = isOnServer ? await place.server.create('tryout', plan.database.extensions) : undefined;
    const backend = await bootModule(plan, module, env, database, options);
    tell({ step: 'start', status: 'done', text: `Started on ${place.label} in ${backend.seconds.toFixed(1)} s` });
    return {
      url: backend.url,
      log: () => backend.log(),
      hasEnded: () => backend.hasEnded(),
      stop: async () => {
        await backend.stop();
        await stopServer();
      },
    };
  } catch (error) {
    await stopServer();
    throw error;
  }
}

function onlyModule({ modules }: ProofPlan): ProofPlan['modules'][number] {
  const [only] = modules;
  if (only === undefined || modules.length > 1)
    throw new NotTried('A project of several services runs only together: docker compose up starts all of them.');
  return only;
}

function classesIn(work: string): string {
  return join(work, 'compiled', 'classes');
}

/** Compiles the application; its tests are the proof's. @returns what was done, in words */
async function compile(
  plan: ProofPlan,
  env: Readonly<Record<string, string>>,
  { work, signal }: RunBackendOptions,
): Promise<string> {
  const [module] = plan.modules;
  const { files, errors, seconds } = await compileModule({
    jdk: plan.jdk,
    module: plan.project,
    classPath: (module?.classPath ?? []).join(delimiter),
    output: classesIn(work),
    release: plan.javaVersion,
    env,
    timeout: plan.limits.start,
    signal,
  });
  if (errors.length > 0) throw new Error(`It does not compile.\n${errors.join('\n')}`);
  return `${files} files compiled on JDK ${plan.jdk.version} in ${seconds.toFixed(1)} s`;
}

function bootModule(
  plan: ProofPlan,
  { mainClass, classPath }: ProofPlan['modules'][number],
  env: Readonly<Record<string, string>>,
  database: ProofDatabase | undefined,
  { work, signal }: RunBackendOptions,
): Promise<Booted> {
  const folder = join(work, 'run');
  mkdirSync(folder, { recursive: true });
  const guard = plan.security ? { ...guardSettings(join(folder, 'mails')), ...WITHOUT_LIMITS } : {};
  return boot({
    jdk: plan.jdk,
    classPath: [classesIn(work), join(plan.project, 'src/main/resources'), ...classPath],
    mainClass,
    folder,
    env: { ...env, ...databaseSettings(database), ...guard },
    timeout: plan.limits.start,
    lifetime: plan.limits.total,
    signal,
  });
}
