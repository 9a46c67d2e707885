import type { Schema } from '@backsmith/schema';
import type { NeighbourAddress } from './neighbours.ts';

/** How a service of several knows its callers: by tokens that one of them issues for all. */
export type ServiceAccess = {
  /** What the service is called by the others. */
  readonly service: string;
  /** Who issues the tokens, and what they are for: the same in all services. */
  readonly issuer: string;
  readonly audience: string;
  /** The issuer where the services run in a cluster: the gateway as it is called there. */
  readonly inCluster: string;
  /** The same as people know it. */
  readonly inProduction: string;
} & (
  | { readonly isIssuer: false; readonly issuedBy: NeighbourAddress & { readonly folder: string } }
  /** It keeps no tables of the user's; `all` is the schema the others keep. */
  | { readonly isIssuer: true; readonly all: Schema }
);
