import type { ProofPlan } from './plan-proof.ts';
import type { ProofServer, ProofServers } from './proof-database.ts';

/** What a project is started on. */
export type Place =
  | { readonly kind: 'server'; readonly server: ProofServer; readonly label: string }
  /** Another database, which the project brings along for its development; `instead` says why it is not its own. */
  | { readonly kind: 'stand-in'; readonly label: string; readonly instead?: Lack }
  | { readonly kind: 'none'; readonly why: string; readonly lack?: Lack };

/** What its own server cannot install. */
export type Lack = { readonly server: string; readonly extensions: readonly string[] };

/**
 * Starts a server of the project's database where one is at hand, and sees whether it can install what the migrations ask
 * for. What stands for the database in the development takes its place otherwise.
 */
export async function choosePlace(
  { database }: Pick<ProofPlan, 'database'>,
  servers: ProofServers,
  folder: string,
): Promise<Place> {
  const { kind, label, standIn, extensions } = database;
  const start = servers[kind];
  const inDevelopment = standIn === undefined ? undefined : `${standIn}, which stands for ${label}`;
  if (start === undefined) {
    if (inDevelopment !== undefined) return { kind: 'stand-in', label: inDevelopment };
    return { kind: 'none', why: `${label} is not at hand, nor another database the project runs on.` };
  }
  const server = await start(folder);
  const lacking = await server.lacking(extensions).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  if (lacking.length === 0) return { kind: 'server', server, label: server.label };
  await server.stop();
  const lack = { server: server.label, extensions: lacking };
  if (inDevelopment !== undefined) return { kind: 'stand-in', label: inDevelopment, instead: lack };
  return { kind: 'none', why: sayLack(lack), lack };
}

/** What a server lacks, in a sentence. */
export function sayLack({ server, extensions }: Lack): string {
  const what = extensions.length === 1 ? 'the extension' : 'the extensions';
  return `The migrations need ${what} ${extensions.join(', ')}, which ${server} does not have here.`;
}
