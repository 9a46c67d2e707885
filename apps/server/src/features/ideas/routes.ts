import { ideaAnswer, ideaRequest, LIMITS, PATHS } from '@backsmith/contract';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { processIdea, type IdeaServiceParts } from './service.ts';

export function ideaRoutes(app: App, parts: IdeaServiceParts): void {
  app.post(
    PATHS.processIdea,
    {
      config: { access: 'user' },
      bodyLimit: LIMITS.longRequest.maxBytes,
      schema: {
        tags: ['generation'],
        summary: 'Turn an idea in plain language into a schema; it becomes a draft project',
        body: ideaRequest,
        response: { 200: ideaAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const gone = new AbortController();
      // Nobody pays for an answer that nobody reads.
      reply.raw.once('close', () => gone.abort());
      const { account } = callerOf(request);
      const data = await processIdea(parts, account, request.body, { signal: gone.signal, log: request.log });
      return { success: true as const, message: 'Your idea became a schema.', data };
    },
  );
}
