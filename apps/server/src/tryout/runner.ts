import type { TryoutCallRequest, TryoutCalls, TryoutReply, TryoutStepView } from '@backsmith/contract';

/** Why a backend is not up, or no more, without anybody having ended it. */
export type TryoutLoss =
  /** It cannot be tried here; the text says why. */
  | { readonly kind: 'absent'; readonly text: string }
  | { readonly kind: 'over-memory' | 'over-time' }
  /** What the compiler or the backend said. */
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'broken'; readonly output: string };

/** What a runner is given: a project, and who is told what becomes of it. */
export type TryoutOrder = {
  readonly archive: Uint8Array;
  /** An empty folder, which whoever made it removes. */
  readonly folder: string;
  readonly onStep: (step: TryoutStepView) => void;
  readonly onReady: (calls: TryoutCalls) => void;
  /** Called once at most, and not after `end`. */
  readonly onLoss: (loss: TryoutLoss) => void;
};

/** A backend that comes up, or is. */
export type RunningTryout = {
  /** Sends a call on. Undefined where the backend does not answer. */
  call(request: TryoutCallRequest): Promise<TryoutReply | undefined>;
  /** Ends it with all that it has started, and waits until it is gone. */
  end(): Promise<void>;
};

/** Brings up a backend. */
export type TryoutRunner = (order: TryoutOrder) => RunningTryout;
