import { done, PATHS, sessionAnswer, userAnswer } from '@backsmith/contract';
import type { LoginRequest, RegisterRequest, User } from '@backsmith/contract';
import { call } from '../api/call.ts';

/** A fresh session: who, and the token that proves it. */
export type Admission = { readonly user: User; readonly token: string };

/** The calls a session needs. */
export type SessionCalls = {
  readonly login: (request: LoginRequest) => Promise<Admission>;
  readonly register: (request: RegisterRequest) => Promise<Admission>;
  readonly me: () => Promise<User>;
  /** Ends the session of that token, which is no longer the current one. */
  readonly logout: (token: string) => Promise<unknown>;
};

export const sessionCalls: SessionCalls = {
  login: async (json) => (await call(PATHS.login, sessionAnswer, { method: 'POST', json })).data,
  register: async (json) => (await call(PATHS.register, sessionAnswer, { method: 'POST', json })).data,
  me: async () => (await call(PATHS.me, userAnswer)).data.user,
  logout: (bearer) => call(PATHS.logout, done, { method: 'POST', bearer }),
};
