import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  LIMITS,
  MESSAGES,
  TRYOUT_MESSAGES,
  tryoutsFullMessage,
  type TryoutCallRequest,
  type TryoutCalls,
  type TryoutReply,
  type TryoutStepView,
} from '@backsmith/contract';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { ArchiveStorage } from '../ports/archive-storage.ts';
import type { ProgressHub } from '../progress/progress-hub.ts';
import { makeProofFolder, removeProofFolder } from '../prover/proof-folders.ts';
import { Refusal } from '../refusal.ts';
import { repeat } from '../repeat.ts';
import type { RunningTryout, TryoutLoss, TryoutRunner } from './runner.ts';
import { answerCall, claimTryout, endTryout, noteTryout, takeCalls } from './tryout-store.ts';

export type TryoutLimits = {
  /** How many backends this process keeps up at once. */
  readonly atOnce: number;
  /** How long one stays up, and how long one that nobody calls. Milliseconds. */
  readonly mostMs: number;
  readonly unusedMs: number;
};

export type TryoutParts = {
  readonly db: Database;
  readonly hub: ProgressHub;
  readonly clock: Clock;
  readonly storage: ArchiveStorage;
  readonly log: Log;
  readonly limits: TryoutLimits;
  /** This process, as others know it. */
  readonly instance: number;
  /** The server's own, where tryouts have their folders beside those of proofs. */
  readonly dataFolder: string;
  readonly run: TryoutRunner;
};

/** Whose backend, of which project, from which archive. */
export type TryoutWish = { readonly accountId: string; readonly projectId: string; readonly archiveKey: string };

/** The backends that one server process keeps up for their owners to try. */
export type Tryouts = {
  readonly limits: TryoutLimits;
  /** Begins to bring one up; false where the account has another one that is up. @throws Refusal TRYOUTS_FULL */
  start(wish: TryoutWish): Promise<boolean>;
  /** True where this process keeps it. */
  holds(run: string): boolean;
  /** Calls one that this process keeps. @throws Refusal TOO_MANY_REQUESTS, TRYOUT_ENDED, UNAVAILABLE. */
  call(run: string, request: TryoutCallRequest): Promise<TryoutReply>;
  /** Ends all of them. */
  readonly close: () => Promise<void>;
};

type Live = TryoutWish & {
  readonly run: string;
  readonly startedAt: Date;
  running?: RunningTryout;
  steps: readonly TryoutStepView[];
  calls?: TryoutCalls;
  readyAt?: Date;
  lastUse: Date;
  inFlight: number;
  /** There is something to store. */
  isNew: boolean;
  notedAt: Date;
  folder?: string;
  isEnding: boolean;
  unsubscribe: () => void;
};

/** How often it is looked whose time is up, and news are stored. Milliseconds. */
const LOOK_EVERY = 500;
/** So often it is looked whether one was ended from elsewhere, or its project is gone. Milliseconds. */
const NOTE_EVERY = 5000;
/** What a compiler says may be long. */
const LONGEST_REASON = 4000;
/** What bringing one up may take, the first fetch of all libraries included. Milliseconds. */
const LONGEST_START = 900_000;

/** Opens the places of this process. */
export function openTryouts(parts: TryoutParts): Tryouts {
  return new Places(parts);
}

class Places implements Tryouts {
  readonly limits: TryoutLimits;
  readonly #parts: TryoutParts;
  readonly #live = new Map<string, Live>();
  readonly #ends = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor(parts: TryoutParts) {
    this.#parts = parts;
    this.limits = parts.limits;
    this.#timer = repeat(LOOK_EVERY, () => this.#look(), parts.log);
  }

  async start(wish: TryoutWish): Promise<boolean> {
    const { db, clock, instance, limits } = this.#parts;
    // One that has ended holds its place until its processes are gone: its owner may want it again at once.
    while (this.#live.size >= limits.atOnce) {
      if (this.#ends.size === 0) throw this.#full();
      await Promise.race(this.#ends);
    }
    if (this.#isClosed) throw new Refusal('UNAVAILABLE', TRYOUT_MESSAGES.serverStopped);
    const now = clock();
    const nothing = { steps: [], inFlight: 0, isNew: false, isEnding: false, unsubscribe: () => undefined };
    const live: Live = { ...wish, ...nothing, run: randomUUID(), startedAt: now, lastUse: now, notedAt: now };
    // Nothing is waited for between the look at the places and the taking of one.
    this.#live.set(live.run, live);
    const { accountId, projectId } = wish;
    const { run } = live;
    const row = { accountId, projectId, run, status: 'starting', heldBy: instance, startedAt: now } as const;
    const isClaimed = await claimTryout(db, { ...row, endsAt: this.#endOf(live) }).catch((error: unknown) => {
      this.#live.delete(live.run);
      throw error;
    });
    if (!isClaimed) this.#live.delete(live.run);
    else void this.#bringUp(live);
    return isClaimed;
  }

  holds(run: string): boolean {
    return this.#live.get(run)?.isEnding === false;
  }

  async call(run: string, request: TryoutCallRequest): Promise<TryoutReply> {
    const live = this.#live.get(run);
    if (live?.running === undefined || live.calls === undefined || live.isEnding)
      throw new Refusal('TRYOUT_ENDED', TRYOUT_MESSAGES.notUp);
    if (live.inFlight >= LIMITS.tryout.callsAtOnce)
      throw new Refusal('TOO_MANY_REQUESTS', TRYOUT_MESSAGES.busy, { retryAfter: 1 });
    live.inFlight += 1;
    live.lastUse = this.#parts.clock();
    live.isNew = true;
    const reply = await live.running.call(request).finally(() => (live.inFlight -= 1));
    if (reply === undefined) throw new Refusal('UNAVAILABLE', TRYOUT_MESSAGES.noAnswer, { retryAfter: 5 });
    return reply;
  }

  readonly close = async (): Promise<void> => {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const live of this.#live.values()) this.#end(live, TRYOUT_MESSAGES.serverStopped);
    await Promise.all(this.#ends);
  };

  /** Until when one stays up as things are now. */
  #endOf({ readyAt, lastUse, startedAt }: Live): Date {
    const { mostMs, unusedMs } = this.limits;
    if (readyAt === undefined) return new Date(startedAt.getTime() + mostMs);
    return new Date(Math.min(readyAt.getTime() + mostMs, lastUse.getTime() + unusedMs));
  }

  #full(): Refusal {
    const now = this.#parts.clock().getTime();
    const first = Math.min(...[...this.#live.values()].map((live) => this.#endOf(live).getTime()));
    const seconds = Math.max(60, Math.ceil((first - now) / 1000));
    const message = tryoutsFullMessage(this.limits.atOnce, Math.ceil(seconds / 60));
    return new Refusal('TRYOUTS_FULL', message, { retryAfter: seconds });
  }

  async #bringUp(live: Live): Promise<void> {
    const { storage, hub, log } = this.#parts;
    live.unsubscribe = hub.subscribe(live.run, () => this.#hearOthers(live));
    try {
      const stored = await storage.get(live.archiveKey);
      const archive = stored && (await buffer(stored.stream));
      if (archive === undefined) this.#end(live, MESSAGES.notCompleted);
      else if (!live.isEnding) this.#run(live, archive);
    } catch (error) {
      log.error({ project: live.projectId, err: error }, 'a tryout could not be started');
      this.#end(live, TRYOUT_MESSAGES.brokeOff);
    }
  }

  #run(live: Live, archive: Uint8Array): void {
    const { dataFolder, instance, run, clock, log } = this.#parts;
    live.folder = makeProofFolder(dataFolder, instance);
    live.running = run({
      archive,
      folder: live.folder,
      onStep: (step) => {
        live.steps = [...live.steps.filter((one) => one.step !== step.step), step];
        live.isNew = true;
      },
      onReady: (calls) => {
        live.calls = calls;
        live.readyAt = live.lastUse = clock();
        live.isNew = true;
      },
      onLoss: (loss) => {
        if (loss.kind === 'broken') log.error({ project: live.projectId, output: loss.output }, 'a tryout broke off');
        this.#end(live, reasonOf(loss));
      },
    });
  }

  /** Stores what is new, and ends what nobody wants any more. */
  async #look(): Promise<void> {
    const now = this.#parts.clock();
    for (const live of this.#live.values()) {
      if (live.isEnding) continue;
      const why = this.#whyOver(live, now);
      if (why !== undefined) this.#end(live, why);
      else if (live.isNew || now.getTime() - live.notedAt.getTime() > NOTE_EVERY) await this.#note(live, now);
    }
  }

  #whyOver({ readyAt, startedAt, lastUse }: Live, now: Date): string | undefined {
    const { mostMs, unusedMs } = this.limits;
    const since = (moment: Date) => now.getTime() - moment.getTime();
    if (readyAt === undefined) return since(startedAt) > LONGEST_START ? TRYOUT_MESSAGES.tooSlow : undefined;
    if (since(readyAt) >= mostMs) return TRYOUT_MESSAGES.expired;
    return since(lastUse) >= unusedMs ? TRYOUT_MESSAGES.unused : undefined;
  }

  /** Stores how far one has come. Where its row is gone, or somebody has ended it there, it is taken down. */
  async #note(live: Live, now: Date): Promise<void> {
    live.isNew = false;
    live.notedAt = now;
    const { steps, calls } = live;
    const up = calls === undefined ? {} : ({ calls, status: 'ready' } as const);
    const isOpen = await noteTryout(this.#parts.db, live.run, { steps, endsAt: this.#endOf(live), ...up });
    if (!isOpen) this.#end(live, undefined);
  }

  /** Does what other processes ask of one: it is ended, or called. */
  #hearOthers(live: Live): void {
    const { db, clock, log } = this.#parts;
    const work = async (): Promise<void> => {
      if (live.isEnding) return;
      await this.#note(live, clock());
      for (const { id, request } of await takeCalls(db, live.run)) {
        const reply = await this.call(live.run, request).catch((error: unknown) => {
          if (error instanceof Refusal) return undefined; // Whoever waits for it is told that there was no answer.
          throw error;
        });
        await answerCall(db, id, reply, clock());
      }
    };
    work().catch((error: unknown) => log.warn({ err: error }, 'a call of a tryout was not passed on'));
  }

  /** Takes one down, once. @param reason undefined: its row says so already. */
  #end(live: Live, reason: string | undefined): void {
    if (live.isEnding) return;
    live.isEnding = true;
    const { db, log } = this.#parts;
    const work = async (): Promise<void> => {
      if (reason !== undefined) await endTryout(db, live.run, reason);
    };
    const end = work()
      .catch((error: unknown) => log.warn({ err: error }, 'the end of a tryout was not stored'))
      .then(() => live.running?.end())
      .catch((error: unknown) => log.error({ err: error }, 'a tryout did not end'))
      .finally(() => {
        live.unsubscribe();
        if (live.folder !== undefined) removeProofFolder(live.folder);
        this.#live.delete(live.run);
        this.#ends.delete(end);
      });
    this.#ends.add(end);
  }
}

/** Why a backend is gone that nobody has ended, for its owner. */
function reasonOf(loss: TryoutLoss): string {
  switch (loss.kind) {
    case 'absent':
      return loss.text;
    case 'failed':
      return loss.text.slice(0, LONGEST_REASON);
    case 'over-memory':
      return TRYOUT_MESSAGES.tooLarge;
    case 'over-time':
      return TRYOUT_MESSAGES.tooSlow;
    case 'broken':
      return TRYOUT_MESSAGES.brokeOff;
  }
}
