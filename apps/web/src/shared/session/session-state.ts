import type { SessionUser } from './session-user.ts';

/** What is known about who is here. */
export type SessionState = {
  readonly user: SessionUser | null;
  /** True while a stored token is being verified and nobody is known yet. */
  readonly loading: boolean;
  /** True while a sign-in or sign-up is on its way. */
  readonly isLoading: boolean;
  /** Why the last attempt failed; null when there is nothing to tell. */
  readonly error: string | null;
};

export const signedOut: SessionState = { user: null, loading: false, isLoading: false, error: null };

/** `error` also stands for "nobody is signed in": there is no fourth state. */
export type AuthState = 'loading' | 'authenticated' | 'error';

/** Somebody counts as signed in when a user exists. */
export function isAuthenticated(state: SessionState): boolean {
  return state.user !== null;
}

export function authStateOf(state: SessionState): AuthState {
  if (state.loading || state.isLoading) return 'loading';
  return isAuthenticated(state) ? 'authenticated' : 'error';
}
