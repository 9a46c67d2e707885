import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/**
 * Refuses a request with more than one Host (RFC 9112, section 3.2): a proxy may have believed the one and Node.js the other, and
 * then it was let in for a name it is not for.
 */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const names = request.raw.rawHeaders.filter((_text, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
    done(hosts > 1 ? new Refusal('VALIDATION_ERROR', 'This request names more than one host.') : undefined);
  });
}
