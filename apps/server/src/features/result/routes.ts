import { PATHS, projectResultAnswer } from '@backsmith/contract';
import { z } from 'zod';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { resultOf, type ResultParts } from './service.ts';

export function resultRoutes(app: App, parts: ResultParts): void {
  app.get(
    `${PATHS.projects}/:projectId/result`,
    {
      config: { access: 'owner' },
      schema: {
        tags: ['projects'],
        summary: 'What the latest generation found and how long it took',
        params: z.object({ projectId: z.string() }),
        response: { 200: projectResultAnswer, ...refusals },
      },
    },
    async (request) => {
      const data = await resultOf(parts, callerOf(request).account, request.params.projectId);
      return { success: true as const, data };
    },
  );
}
