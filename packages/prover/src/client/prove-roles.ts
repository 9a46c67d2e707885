import { ROLES, type Role } from '@backsmith/options';
import { readResources, type ApiDocument } from './document.ts';
import { fetchDocument } from './prove-api.ts';
import { CallLog, HttpCalls } from './http-calls.ts';

export type RoleProof = { readonly calls: number; readonly failures: readonly string[] };

/** The tokens of one of each role; none for whom has no token. */
export type Callers = { readonly user: string; readonly editor: string; readonly administrator: string };

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Makes every call a document describes as those who must not: nobody may do anything without a token, users may read and
 * no more, editors may not delete, and who may not read may not write either. Paths are filled with values that fit
 * nothing, so that whoever is let in changes nothing.
 *
 * @param readers who reads what; without it as the document says, or else as it is seen
 * @param log where calls and failures are noted beside those it has
 */
export async function proveRoles(
  url: string,
  callers: Callers,
  given?: ApiDocument,
  readers?: ReadonlyMap<string, Role>,
  log = new CallLog(),
): Promise<RoleProof> {
  const nobody = new HttpCalls(url, undefined, true, log);
  const user = new HttpCalls(url, callers.user, true, log);
  const editor = new HttpCalls(url, callers.editor, true, log);
  const document = given ?? (await fetchDocument(url));
  const paths = Object.keys(document.paths).filter((path) => path.startsWith('/api/'));
  for (const template of paths) {
    const path = template.replaceAll(/\{[^}]+\}/gu, '0');
    await nobody.expect(401, { method: 'GET', path });
    for (const method of WRITES) {
      const body = { body: '{}', ...(method === 'PATCH' ? { mediaType: 'application/merge-patch+json' } : {}) };
      await nobody.expect(401, { method, path, ...body });
      await user.expect(403, { method, path, ...body });
    }
    if (document.paths[template]?.delete !== undefined && !isLink(template, paths))
      await editor.expect(403, { method: 'DELETE', path });
  }
  const administrator = new HttpCalls(url, callers.administrator, true, log);
  for (const { path } of readResources(document).filter((one) => one.path.startsWith('/api/'))) {
    const reader = readers?.get(path) ?? describedReader(document, path) ?? (await seenReader(path, user, editor));
    await user.expect(reader === 'USER' ? 200 : 403, { method: 'GET', path });
    await editor.expect(reader === 'ADMIN' ? 403 : 200, { method: 'GET', path });
    await administrator.expect(200, { method: 'GET', path });
    if (reader === 'ADMIN') {
      await editor.expect(403, { method: 'POST', path, body: '{}' });
      continue;
    }
    const made = await editor.send({ method: 'POST', path, body: '{' });
    if (document.paths[path]?.post !== undefined && made.status !== 400)
      editor.fail({ method: 'POST', path }, `${made.status} instead of 400`);
  }
  for (const path of ['/auth/accounts', '/auth/audit', '/actuator/prometheus']) {
    await nobody.expect(401, { method: 'GET', path });
    await user.expect(403, { method: 'GET', path });
    await editor.expect(403, { method: 'GET', path });
    await administrator.expect(200, { method: 'GET', path });
  }
  return { calls: log.count, failures: log.failures };
}

/** Who reads the records of a path as the document says. */
function describedReader(document: ApiDocument, path: string): Role | undefined {
  const said = document.paths[path]?.get?.responses['403']?.description ?? '';
  return ROLES.find((reader) => said.endsWith(` ${reader}`));
}

async function seenReader(path: string, user: HttpCalls, editor: HttpCalls): Promise<Role> {
  const isRefused = async (calls: HttpCalls) => (await calls.send({ method: 'GET', path })).status === 403;
  if (!(await isRefused(user))) return 'USER';
  return (await isRefused(editor)) ? 'ADMIN' : 'EDITOR';
}

/** Whether it takes a member out of a relation, which is a change of the record that has it. */
function isLink(template: string, paths: readonly string[]): boolean {
  const list = template.replace(/(?:\/\{[^}]+\})+$/u, '');
  return list.includes('{') && paths.includes(list);
}
