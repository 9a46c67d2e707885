import { readSchema, writeDdl } from '@backsmith/schema';
import { compareCatalogs } from '../catalogs/compare-catalogs.ts';
import { splitScript } from '../servers/split-script.ts';
import type { ChangesServer } from './changes-server.ts';

/** Statements that a database took, one after the other, and where what was read of them differs from what it came to. */
export type Compared = { readonly taken: readonly string[]; readonly differences: readonly string[] };

/** Runs statements on an empty database, reads those it took, and compares the database with one made of what was read. */
export async function compareChanges(server: ChangesServer, statements: readonly string[]): Promise<Compared> {
  await server.reset();
  const taken: string[] = [];
  for (const statement of statements) if ((await server.run(statement)) === undefined) taken.push(statement);
  return { taken, differences: await compareWithRead(server, taken) };
}

/** Compares a database as it is with one made of what is read of the statements that made it. */
export async function compareWithRead(server: ChangesServer, taken: readonly string[]): Promise<readonly string[]> {
  const source = taken.map((statement) => `${statement};\n`).join('');
  const { value, diagnostics } = readSchema(source, { dialect: server.dialect });
  const { schema } = value;
  const said = diagnostics.flatMap(({ code, message }) => (code === 'view-broken' ? [message] : []));
  const [tables, views] = [await server.catalog(), await server.views()];
  await server.reset();
  const refusals: string[] = [];
  for (const statement of splitScript(writeDdl(schema, server.target).value.text)) {
    const refusal = await server.run(statement);
    if (refusal !== undefined) refusals.push(`refused: ${refusal}: ${statement}`);
  }
  return [
    ...refusals,
    ...compareCatalogs(tables, await server.catalog()).differences,
    ...compareViews(withoutSaid(views, said), await server.views()),
  ];
}

/** Views without those that were said to be left out, as no words are left for them. */
function withoutSaid(views: ReadonlyMap<string, string>, said: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...views].filter(([name]) => !said.some((message) => message.startsWith(`The view ${name} `))));
}

function compareViews(original: ReadonlyMap<string, string>, written: ReadonlyMap<string, string>): readonly string[] {
  const names = [...new Set([...original.keys(), ...written.keys()])].toSorted();
  return names.flatMap((name) => {
    const [before = 'missing', after = 'missing'] = [original.get(name), written.get(name)];
    return before === after ? [] : [`view ${name}: - ${before} + ${after}`];
  });
}
