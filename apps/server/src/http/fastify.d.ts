import type { Account } from '../identity/account-store.ts';
import type { BodyBudget } from './body-budget.ts';
import type { StreamPlaces } from './stream-places.ts';

/**
 * Who may call a route. `owner` is `user` plus the promise that the route looks only at what belongs to the caller: another's
 * project is answered like an unknown one.
 */
export type Access = 'public' | 'user' | 'owner' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly access?: Access;
  }
  interface FastifyInstance {
    /** Every route of the application, such as `GET /api/projects`, and who may call it. */
    readonly accessOfRoutes: ReadonlyMap<string, Access>;
    /** The header by which a proxy was noticed that nobody told us of; undefined until one is. */
    readonly strangersReachUs: () => string | undefined;
    /** The bytes of bodies in flight. */
    readonly bodyBudget: BodyBudget;
    /** The progress streams that are being read. */
    readonly streamPlaces: StreamPlaces;
  }
  interface FastifyRequest {
    signedIn: { readonly account: Account; readonly token: string } | null;
  }
}
