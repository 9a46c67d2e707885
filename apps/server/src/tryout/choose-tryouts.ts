import path from 'node:path';
import { findSandbox } from '@backsmith/prover';
import type { Config } from '../config.ts';
import { programsOf, type ProverChoice } from '../prover/choose-prover.ts';
import { sandboxRunner } from './run-in-sandbox.ts';
import type { TryoutRunner } from './runner.ts';

/** Whether this process keeps backends up to be tried, how, and why not. */
export type TryoutChoice =
  { readonly kind: 'on'; readonly run: TryoutRunner } | { readonly kind: 'off'; readonly why: string };

/** What all programs of one tryout together may fill. Megabytes. */
const DISK = 512;

/** What a start may take besides the time a backend is up. Milliseconds. */
const TO_START = 900_000;

/** Decides by what the operator asked for: backends are tried where they are proven. */
export function tryoutsOf(
  config: Pick<Config, 'verify' | 'tryout'>,
  prover: ProverChoice,
  dataFolder: string,
): TryoutChoice {
  const { mode, mostMs, memoryLimitMb } = config.tryout;
  if (mode === 'off') return { kind: 'off', why: 'BACKSMITH_TRYOUT is off.' };
  if (prover.kind === 'off') return prover;
  const timeLimitMs = TO_START + mostMs;
  const limits = { diskMb: DISK, processes: programsOf(config), seconds: Math.ceil(timeLimitMs / 1000) };
  const sandbox = prover.sandbox === undefined ? undefined : findSandbox(limits);
  if (prover.sandbox !== undefined && sandbox === undefined) return { kind: 'off', why: 'Its sandbox cannot be made.' };
  const cache = path.join(dataFolder, 'class-paths');
  return { kind: 'on', run: sandboxRunner({ sandbox, cache, memoryLimitMb, timeLimitMs }) };
}
