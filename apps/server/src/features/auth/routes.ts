import {
  changePasswordRequest,
  done,
  loginRequest,
  MESSAGES,
  passwordStrengthAnswer,
  passwordStrengthRequest,
  PATHS,
  PRODUCT,
  profileRequest,
  registerRequest,
  sessionAnswer,
  strengthLabel,
  userAnswer,
} from '@backsmith/contract';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { callerAddress } from '../../http/caller-address.ts';
import { checkNewPassword, scoreNewPassword } from '../../identity/check-new-password.ts';
import { deleteSession } from '../../identity/session-store.ts';
import { hashToken } from '../../identity/token.ts';
import { changePassword, changeProfile, login, register, type AuthParts } from './service.ts';
import { userView } from './user-view.ts';

const tags = ['auth'];

export function authRoutes(app: App, parts: AuthParts): void {
  app.post(
    PATHS.register,
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Create an account',
        body: registerRequest,
        response: { 201: sessionAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { account, token } = await register(parts, request.body, callerAddress(request));
      const message = `Account created successfully! Welcome to ${PRODUCT.name}`;
      return reply.status(201).send({ success: true, message, data: { user: userView(account), token } });
    },
  );

  app.post(
    PATHS.login,
    {
      config: { access: 'public' },
      schema: { tags, summary: 'Sign in', body: loginRequest, response: { 200: sessionAnswer, ...refusals } },
    },
    async (request) => {
      const { account, token } = await login(parts, request.body, callerAddress(request));
      return { success: true as const, message: MESSAGES.loginSucceeded, data: { user: userView(account), token } };
    },
  );

  app.get(
    PATHS.me,
    {
      config: { access: 'user' },
      schema: { tags, summary: 'The signed-in account', response: { 200: userAnswer, ...refusals } },
    },
    (request) => ({ success: true as const, data: { user: userView(callerOf(request).account) } }),
  );

  app.post(
    PATHS.logout,
    {
      config: { access: 'user' },
      schema: { tags, summary: 'End the session', response: { 200: done, ...refusals } },
    },
    async (request) => {
      await deleteSession(parts.db, hashToken(callerOf(request).token));
      return { success: true as const, message: MESSAGES.loggedOut };
    },
  );

  accountRoutes(app, parts);
  strengthRoute(app, parts);
}

/** The word of the server while a password is being typed, so that the meter and the refusal never differ. */
function strengthRoute(app: App, parts: AuthParts): void {
  app.post(
    PATHS.passwordStrength,
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Judge a new password before it is sent',
        body: passwordStrengthRequest,
        response: { 200: passwordStrengthAnswer, ...refusals },
      },
    },
    async (request) => {
      await parts.limit.spend('passwordStrength', callerAddress(request));
      const { password } = request.body;
      const score = scoreNewPassword(password);
      const data = { score, label: strengthLabel(score), problem: checkNewPassword(password) ?? null };
      return { success: true as const, data };
    },
  );
}

function accountRoutes(app: App, parts: AuthParts): void {
  app.put(
    PATHS.profile,
    {
      config: { access: 'user' },
      schema: { tags, summary: 'Change the profile', body: profileRequest, response: { 200: userAnswer, ...refusals } },
    },
    async (request) => {
      const account = await changeProfile(parts, callerOf(request).account, request.body);
      return { success: true as const, message: MESSAGES.profileUpdated, data: { user: userView(account) } };
    },
  );

  app.put(
    PATHS.changePassword,
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Set a new password; other sessions end',
        body: changePasswordRequest,
        response: { 200: done, ...refusals },
      },
    },
    async (request) => {
      const { account, token } = callerOf(request);
      await changePassword(parts, account, token, request.body);
      return { success: true as const, message: MESSAGES.passwordChanged };
    },
  );
}
