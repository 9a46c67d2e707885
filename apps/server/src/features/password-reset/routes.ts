import { done, forgotPasswordRequest, MESSAGES, PATHS, resetPasswordRequest } from '@backsmith/contract';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { callerAddress } from '../../http/caller-address.ts';
import { requestReset, resetPassword, type ResetParts } from './service.ts';

const tags = ['auth'];

export function passwordResetRoutes(app: App, parts: ResetParts): void {
  app.post(
    PATHS.forgotPassword,
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Ask for a link to set a new password; answers alike for every address',
        body: forgotPasswordRequest,
        response: { 200: done, ...refusals },
      },
    },
    async (request) => {
      await requestReset(parts, request.body, callerAddress(request));
      return { success: true as const, message: MESSAGES.resetRequested };
    },
  );

  app.post(
    PATHS.resetPassword,
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Set a new password with a mailed link; all sessions end',
        body: resetPasswordRequest,
        response: { 200: done, ...refusals },
      },
    },
    async (request) => {
      await resetPassword(parts, request.body, callerAddress(request));
      return { success: true as const, message: MESSAGES.resetDone };
    },
  );
}
