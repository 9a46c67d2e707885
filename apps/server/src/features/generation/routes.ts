import { generateRequest, LIMITS, PATHS } from '@backsmith/contract';
import { callerOf } from '../../http/access.ts';
import { refusals, stream } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { streamGeneration, type StreamParts } from '../../http/event-stream.ts';
import { loadEvent } from '../../projects/load-event.ts';
import { stillSignedIn } from '../../http/still-signed-in.ts';
import { acceptGeneration, type GenerationParts } from './service.ts';

export function generationRoutes(app: App, parts: GenerationParts & StreamParts): void {
  app.post(
    PATHS.generateMicroservice,
    {
      config: { access: 'user' },
      bodyLimit: LIMITS.generationRequest.maxBytes,
      schema: {
        tags: ['generation'],
        summary: 'Generate a backend; answers with a stream of progress (text/event-stream)',
        body: generateRequest,
        response: { 200: stream, ...refusals },
      },
    },
    async (request, reply) => {
      const { account } = callerOf(request);
      // Before anything is accepted: a generation that nobody sees would be paid all the same.
      const leave = app.streamPlaces.take(account.id);
      try {
        const { generationId } = await acceptGeneration(parts, account, request.body);
        // The stream may last for minutes, and the schema is stored by now.
        Object.assign(request, { body: undefined });
        app.bodyBudget.release(request.raw);
        const load = () => loadEvent(parts.db, generationId);
        await streamGeneration(reply, parts, generationId, load, stillSignedIn(request, parts));
      } finally {
        leave();
      }
    },
  );
}
