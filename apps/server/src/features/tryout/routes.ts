import {
  LIMITS,
  PATHS,
  projectTryoutAnswer,
  tryoutCallRequest,
  tryoutCallsAnswer,
  tryoutReplyAnswer,
} from '@backsmith/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { callTryout, startTryout, stopTryout, tryoutCallsOf, tryoutOf, type TryoutServiceParts } from './service.ts';

const PATH = `${PATHS.projects}/:projectId/tryout`;
const params = z.object({ projectId: z.string() });
const config = { access: 'owner' } as const;

/** A body in JSON: each of its characters may be escaped. */
const MOST = LIMITS.tryout.maxBody * 2 + LIMITS.request.maxBytes;

/** The owner of a project has its backend brought up, calls it, and ends it. Nothing of it is served as it comes. */
export function tryoutRoutes(app: App, parts: TryoutServiceParts): void {
  const known = (summary: string) => ({
    config,
    schema: { tags: ['projects'], summary, params, response: { 200: projectTryoutAnswer, ...refusals } },
  });

  app.get(PATH, known('Where the backend stands that is kept up to be tried'), async (request) => {
    const data = await tryoutOf(parts, callerOf(request).account, request.params.projectId);
    return { success: true as const, data };
  });

  app.post(PATH, known('Bring up the backend of the latest version to be tried'), async (request) => {
    const data = await startTryout(parts, callerOf(request).account, request.params.projectId);
    return { success: true as const, data };
  });

  app.delete(PATH, known('End the backend that is kept up to be tried'), async (request) => {
    const data = await stopTryout(parts, callerOf(request).account, request.params.projectId);
    return { success: true as const, data };
  });

  app.get(
    `${PATH}/calls`,
    {
      config,
      schema: {
        tags: ['projects'],
        summary: 'What can be called of the backend that is kept up',
        params,
        response: { 200: tryoutCallsAnswer, ...refusals },
      },
    },
    async (request) => {
      const data = await tryoutCallsOf(parts, callerOf(request).account, request.params.projectId);
      return { success: true as const, data };
    },
  );

  app.post(
    `${PATH}/calls`,
    {
      config,
      bodyLimit: MOST,
      schema: {
        tags: ['projects'],
        summary: 'Call the backend that is kept up, and answer what it said',
        params,
        body: tryoutCallRequest,
        response: { 200: tryoutReplyAnswer, ...refusals },
      },
    },
    async (request) => {
      const data = await callTryout(parts, callerOf(request).account, request.params.projectId, request.body);
      return { success: true as const, data };
    },
  );
}
