import type pg from 'pg';
import type { Statement } from './statements.ts';

/** Pages of a table up to which reading it whole is the right plan: plans and other lists nobody fills. */
const SMALL = 100;

/** How statements reach the rows of tables, by PostgreSQL's own word (EXPLAIN). */
export type AccessPaths = {
  /** The indexes that are used, each once, by name. */
  readonly indexes: readonly string[];
  /** Tables of more than a few pages that are read from end to end. */
  readonly scanned: readonly string[];
};

/** One node of a plan, as `EXPLAIN (FORMAT JSON)` writes it (PostgreSQL manual, 14.1). */
type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
};

/** Asks the database how it reads for each of the statements. The tables are analyzed before. */
export async function accessPaths(client: pg.Client, statements: readonly Statement[]): Promise<AccessPaths> {
  const nodes: PlanNode[] = [];
  for (const { text, values } of statements) nodes.push(...nodesOf(await planOf(client, text, values)));
  const names = nodes.flatMap((node) => node['Index Name'] ?? []);
  const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan').flatMap((node) => node['Relation Name'] ?? []);
  return { indexes: [...new Set(names)].toSorted(), scanned: await largeOnes(client, [...new Set(whole)].toSorted()) };
}

async function planOf(client: pg.Client, text: string, values: readonly unknown[]): Promise<PlanNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
    `explain (format json) ${text}`,
    [...values],
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error(`no plan for ${text}`);
  return plan;
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

async function largeOnes(client: pg.Client, tables: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relname = any($1) and relpages > $2 order by 1`,
    [tables, SMALL],
  );
  return rows.map(({ relname }) => relname);
}
