import { LIMITS, MESSAGES, PATHS, scheduleDemoAnswer, scheduleDemoRequest } from '@backsmith/contract';
import { refusals } from '../../http/answers.ts';
import type { App } from '../../http/app-type.ts';
import { callerAddress } from '../../http/caller-address.ts';
import { scheduleDemo, type BookingParts } from './service.ts';

export function bookingRoutes(app: App, parts: BookingParts): void {
  app.post(
    PATHS.scheduleDemo,
    {
      config: { access: 'public' },
      bodyLimit: LIMITS.longRequest.maxBytes,
      schema: {
        tags: ['booking'],
        summary: 'Book a live demo',
        body: scheduleDemoRequest,
        response: { 201: scheduleDemoAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const meeting = await scheduleDemo(parts, request.body, callerAddress(request));
      return reply.status(201).send({ success: true, message: MESSAGES.demoScheduled, meeting });
    },
  );
}
