import { readResources, type ApiDocument } from './document.ts';
import { fetchDocument } from './prove-api.ts';
import { HttpCalls } from './http-calls.ts';

export type RoleProof = { readonly calls: number; readonly failures: readonly string[] };

/** The tokens of one of each role; none for whom has no token. */
export type Callers = { readonly user: string; readonly editor: string; readonly administrator: string };

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Makes every call a document describes as those who must not: nobody may do anything without a token, users may read and
 * no more, editors may not delete, and what administrators alone read is closed to both. Paths are filled with values that fit
 * nothing, so that whoever is let in changes nothing.
 *
 * @param closed the paths of what administrators alone call; without them it is what users cannot read
 */
export async function proveRoles(
  url: string,
  callers: Callers,
  given?: ApiDocument,
  closed?: ReadonlySet<string>,
): Promise<RoleProof> {
  const nobody = new HttpCalls(url);
  const user = new HttpCalls(url, callers.user);
  const editor = new HttpCalls(url, callers.editor);
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
  const administrator = new HttpCalls(url, callers.administrator);
  for (const { path } of readResources(document).filter((one) => one.path.startsWith('/api/'))) {
    const isClosed = closed?.has(path) ?? (await user.send({ method: 'GET', path })).status === 403;
    await user.expect(isClosed ? 403 : 200, { method: 'GET', path });
    if (isClosed) {
      // What is for administrators alone is nothing to editors either.
      await editor.expect(403, { method: 'GET', path });
      await editor.expect(403, { method: 'POST', path, body: '{}' });
      await administrator.expect(200, { method: 'GET', path });
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
  const all = [nobody, user, editor, administrator];
  return { calls: all.reduce((sum, { count }) => sum + count, 0), failures: all.flatMap(({ failures }) => failures) };
}

/** Whether it takes a member out of a relation, which is a change of the record that has it. */
function isLink(template: string, paths: readonly string[]): boolean {
  const list = template.replace(/(?:\/\{[^}]+\})+$/u, '');
  return list.includes('{') && paths.includes(list);
}
