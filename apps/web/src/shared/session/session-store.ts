import type { User } from '@backsmith/contract';
import { setBearer } from '../api/authorization.ts';
import type { TextStore } from '../lib/text-store.ts';
import type { Admission, SessionCalls } from './session-calls.ts';
import { type SessionState, signedOut } from './session-state.ts';
import { parseStoredUser, type SessionUser } from './session-user.ts';

const KEYS = { token: 'token', user: 'user' } as const;

/** The session of this browser: one place that stores, verifies and ends it. */
export type SessionStore = {
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows the stored user, then verifies the stored token with the server. */
  readonly start: () => Promise<void>;
  /**
   * Runs a sign-in or sign-up.
   *
   * @param explain the sentence for `error`; null where the page says it otherwise
   * @returns true when somebody is signed in now; else `error` says why not
   */
  readonly admit: (
    request: (calls: SessionCalls) => Promise<Admission>,
    explain: (error: unknown) => string | null,
  ) => Promise<boolean>;
  /** Takes what the server now says of the person who is signed in. */
  readonly refresh: (user: User) => void;
  /** Ends the session here at once, then on the server when it can be reached. */
  readonly logout: () => Promise<void>;
  /** Ends the session here because the server no longer knows it. */
  readonly expire: () => void;
  readonly clearError: () => void;
  /** True when a token is held: only then will the server answer. */
  readonly hasToken: () => boolean;
};

/**
 * @param store keeps token and user under the keys `token` and `user`
 * @param loadCalls brings the calls when the first is needed, so that the home page does not carry them
 * @param isLeaving true while the page is being left: what fails then was cut off by the browser, and says nothing
 */
export function createSessionStore(
  store: TextStore,
  loadCalls: () => Promise<SessionCalls>,
  isLeaving: () => boolean = () => false,
): SessionStore {
  const listeners = new Set<() => void>();
  let state = signedOut;

  function set(change: Partial<SessionState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function keep(user: SessionUser): void {
    store.write(KEYS.user, JSON.stringify(user));
    set({ user, loading: false, isLoading: false, error: null });
  }

  function forget(): void {
    store.remove(KEYS.token);
    store.remove(KEYS.user);
    setBearer(null);
    set(signedOut);
  }

  async function verify(token: string): Promise<void> {
    const isCurrent = () => store.read(KEYS.token) === token;
    try {
      const user = await (await loadCalls()).me();
      if (isCurrent()) keep(user);
    } catch (cause) {
      if (isLeaving()) return;
      // Spec 1 §4: any failure ends the session, also a missing answer.
      console.info('The stored session could not be verified.', cause);
      if (isCurrent()) forget();
    }
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => {
      const token = store.read(KEYS.token);
      const user = parseStoredUser(store.read(KEYS.user));
      setBearer(token);
      set({ ...signedOut, user, loading: token !== null && user === null });
      if (token !== null) await verify(token);
    },
    admit: async (request, explain) => {
      set({ isLoading: true, error: null });
      try {
        const { token, user } = await request(await loadCalls());
        store.write(KEYS.token, token);
        setBearer(token);
        keep(user);
        return true;
      } catch (cause) {
        set({ isLoading: false, error: explain(cause) });
        return false;
      }
    },
    refresh: keep,
    logout: async () => {
      const token = store.read(KEYS.token);
      forget();
      if (token === null) return;
      try {
        await (await loadCalls()).logout(token);
      } catch (cause) {
        console.info('The server could not be told about the logout.', cause);
      }
    },
    expire: forget,
    clearError: () => set({ error: null }),
    hasToken: () => store.read(KEYS.token) !== null,
  };
}
