import { LIMITS, MESSAGES, PATHS, previewAnswer, previewRequest } from '@backsmith/contract';
import type { EnginePool } from '../../engine/engine-pool.ts';
import { finished } from '../../engine/finished.ts';
import { callerOf } from '../../http/access.ts';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import type { RateLimit } from '../../identity/rate-limit.ts';
import { readOptions } from './options.ts';

export type PreviewParts = { readonly limit: RateLimit; readonly reader: Pick<EnginePool, 'preview'> };

/** Whoever is signed in may look at what would be built; it costs nothing and is not kept. */
export function previewRoutes(app: App, { limit, reader }: PreviewParts): void {
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
      await limit.spend('preview', account.id);
      const gone = new AbortController();
      // Nobody waits for an answer that nobody reads.
      reply.raw.once('close', () => gone.abort());
      const outcome = await reader.preview({ source: request.body.sqlSchema, options }, account.id, gone.signal);
      return { success: true as const, data: finished(outcome, 'Working out the files', MESSAGES.previewFailed) };
    },
  );
}
