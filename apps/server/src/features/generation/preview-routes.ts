import { LIMITS, PATHS, previewAnswer, previewRequest } from '@backsmith/contract';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { readOptions } from './options.ts';
import { previewOf, type PreviewParts } from './preview.ts';

/** Whoever is signed in may look at what would be built; it costs nothing and is not kept. */
export function previewRoutes(app: App, parts: PreviewParts): void {
  app.post(
    PATHS.preview,
    {
      config: { access: 'user' },
      bodyLimit: LIMITS.generationRequest.maxBytes,
      schema: {
        tags: ['generation'],
        summary:
          'Show what would be generated: the names of all files, one entity whole, and what columns are taken for',
        body: previewRequest,
        response: { 200: previewAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const { account } = callerOf(request);
      const options = readOptions(request.body);
      await parts.limit.spend('preview', account.id);
      const gone = new AbortController();
      // Nobody waits for an answer that nobody reads.
      reply.raw.once('close', () => gone.abort());
      const task = { source: request.body.sqlSchema, options };
      return { success: true as const, data: await previewOf(parts, account, task, gone.signal) };
    },
  );
}
