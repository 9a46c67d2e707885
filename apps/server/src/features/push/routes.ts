import { PATHS, projectPushAnswer, pushRequest } from '@backsmith/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { pushOf, startPush, type PushServiceParts } from './service.ts';

const PATH = `${PATHS.projects}/:projectId/push`;
const params = z.object({ projectId: z.string() });
const config = { access: 'owner' } as const;

/** The owner of a project pushes its latest version to a repository at GitHub or GitLab, and sees how far that is. */
export function pushRoutes(app: App, parts: PushServiceParts): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        tags: ['projects'],
        summary: 'Where the latest push of a project stands',
        params,
        response: { 200: projectPushAnswer, ...refusals },
      },
    },
    async (request) => {
      const data = await pushOf(parts, callerOf(request).account, request.params.projectId);
      return { success: true as const, data };
    },
  );

  app.post(
    PATH,
    {
      config,
      schema: {
        tags: ['projects'],
        summary: 'Push the latest version of a project to GitHub or GitLab with a token that is used for this alone',
        params,
        body: pushRequest,
        response: { 200: projectPushAnswer, ...refusals },
      },
    },
    async (request) => {
      const { account } = callerOf(request);
      const data = await startPush(parts, account, request.params.projectId, request.body);
      return { success: true as const, data };
    },
  );
}
