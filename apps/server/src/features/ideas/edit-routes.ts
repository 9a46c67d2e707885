import { editAnswer, editRequest, LIMITS, PATHS } from '@backsmith/contract';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { changeSchema, type EditParts } from './change-schema.ts';

export function editRoutes(app: App, parts: EditParts): void {
  app.post(
    PATHS.editSchema,
    {
      config: { access: 'user' },
      bodyLimit: LIMITS.generationRequest.maxBytes,
      schema: {
        tags: ['generation'],
        summary: 'Change a schema in plain language; answers with statements behind it, a question or one sentence',
        body: editRequest,
        response: { 200: editAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const gone = new AbortController();
      // Nobody waits for an answer that nobody reads.
      reply.raw.once('close', () => gone.abort());
      const data = await changeSchema(parts, callerOf(request).account, request.body, {
        signal: gone.signal,
        log: request.log,
      });
      return { success: true as const, data };
    },
  );
}
