import type { Generation } from '@backsmith/engine';
import {
  ADMINISTRATOR,
  WITHOUT_LIMITS,
  describedTables,
  fetchDocument,
  giveRole,
  ownTablesOf,
  proveApi,
  proveRoles,
  readersOf,
  readResources,
  register,
  signIn,
} from '@backsmith/prover';
import { SESSION_ATTACKS } from '../attacks/session-attacks.ts';
import type { BackendHosts } from '../proof/backend-hosts.ts';
import type { Project } from '../proof/project.ts';
import { judged } from '../strict-sql/known-gaps.ts';
import { declaredTables } from '../validated/declared-columns.ts';
import { askAllConditions, withFewConditions } from './all-conditions.ts';
import { brokenRules } from './beyond-grammar.ts';
import { boundIn, recordedSettings, statementsIn, type Played } from './recording-driver.ts';
import { unroundedMoments, type Bound } from './unrounded-moments.ts';

/** What was called of an API, and what it answered otherwise than it should. */
type Driven = { readonly calls: number; readonly failures: readonly string[] };

/**
 * How much is called: `all`; or `kinds`, each kind of call of each resource, and all of its conditions at once, but neither what
 * ends before the database is asked nor what guards every backend alike.
 */
export type Extent = 'all' | 'kinds';

/** What a backend has said to its database while all of it was called. */
export type Recorded = Driven & {
  readonly bound: readonly Bound[];
  readonly statements: readonly string[];
  /** What the database that answers did not understand. */
  readonly unanswered: readonly string[];
};

/** Calls all of an API as an administrator, and as a user, an editor and nobody; ends sessions in every way there is. */
async function drive(
  url: string,
  generation: Generation,
  mails: string,
  { log, extent }: { readonly log: () => string; readonly extent: Extent },
): Promise<Driven> {
  const administrator = await signIn(url, ADMINISTRATOR);
  const token = administrator.accessToken;
  const catalog = { tables: () => Promise.resolve(describedTables(generation.schema)) };
  const access = { token, ownTables: ownTablesOf(generation) };
  if (extent === 'kinds') {
    const document = await fetchDocument(url);
    const asked = await askAllConditions(url, token, document);
    const proof = await proveApi(url, catalog, access, { document: withFewConditions(document) });
    return { calls: asked.calls + proof.calls, failures: [...asked.failures, ...proof.failures] };
  }
  const proof = await proveApi(url, catalog, access);
  let people = 0;
  const newcomer = () => register(url, mails, `newcomer${(people += 1)}@people.example`);
  const user = await signIn(url, await newcomer());
  const writer = await newcomer();
  await giveRole(url, token, writer.email, 'EDITOR');
  const editor = (await signIn(url, writer)).accessToken;
  const roles = await proveRoles(url, { user: user.accessToken, editor, administrator: token });
  const readers = readersOf(generation);
  const path =
    readResources(await fetchDocument(url)).find((one) => readers.get(one.path) === 'USER')?.path ?? '/auth/me';
  const target = { url, mails, key: '', administrator, user, path, newcomer, log };
  const trials = (await Promise.all(SESSION_ATTACKS.map(({ run }) => run(target)))).flat();
  const broken = trials.filter(({ held }) => !held).map(({ what, answer }) => `${what}: ${answer}`);
  return { calls: proof.calls + roles.calls, failures: [...proof.failures, ...roles.failures, ...broken] };
}

/**
 * Boots a backend that believes it talks to a server, calls it, and answers what it has said. Throws where it does not start.
 *
 * @param file a path of its own, unlike any other in the process, that the record begins with
 * @param name of its database, unlike any other in the process
 */
export async function recordBackend(
  hosts: BackendHosts,
  driver: string,
  { program, own, generation }: Project,
  {
    played,
    file,
    name,
    extent,
  }: { readonly played: Played; readonly file: string; readonly name: string; readonly extent: Extent },
): Promise<Recorded> {
  const mails = `${file}.mails`;
  const env = {
    ...recordedSettings(played, generation, name, file),
    ...WITHOUT_LIMITS,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    APP_SECURITY_GENERATEKEY: 'true',
    APP_MAIL_FOLDER: mails,
    REGISTRATION: 'true',
  };
  const backend = await hosts.start({ mainClass: program.mainClass, classPath: [...own, driver], env });
  try {
    const driven = await drive(backend.url, generation, mails, { log: () => backend.log(), extent });
    return {
      ...driven,
      bound: boundIn(file),
      statements: statementsIn(file),
      unanswered: statementsIn(`${file}.unanswered`),
    };
  } finally {
    await backend.stop();
  }
}

/** The statements of a record that a grammar can read, without what it is known to lack. */
export function readableIn({ database }: Played, { statements }: Recorded): readonly string[] {
  return statements.flatMap((statement) => judged(database, statement) ?? []);
}

/** What of a record no server would take, or would not find rows by, whatever a grammar says. */
export function brokenIn({ database, major }: Played, generation: Generation, recorded: Recorded): readonly string[] {
  return [
    ...brokenRules(database, recorded.statements, major),
    ...(database === 'sqlserver' ? unrounded(generation, recorded.bound) : []),
  ];
}

/** Statements of SQL Server that miss rows, each behind what it was given. */
function unrounded({ files }: Generation, bound: readonly Bound[]): readonly string[] {
  const migration = files.find(({ path }) => path.endsWith('db/migration/sqlserver/V1__schema.sql'));
  if (migration === undefined) throw new Error('there is no first migration');
  const tables = declaredTables('sqlserver', String(migration.content));
  return unroundedMoments(bound, tables).map(
    ({ at, type, statement }) => `parameter ${at} is a ${type}: ${statement.slice(0, 600)}`,
  );
}
