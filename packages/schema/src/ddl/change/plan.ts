import type { Position } from '@backsmith/text';
import type { DdlCode, Report } from '../report.ts';
import { scriptText, type DdlStatement, type DdlStatementKind } from '../script.ts';
import type { TargetWriter } from '../writer.ts';

/** The parts of a migration, in the order they run. */
const PHASES = [
  ...(['viewDrops', 'types', 'tableRenames', 'foreignKeyDrops', 'drops', 'columnRenames'] as const),
  ...(['columns', 'tables', 'keys', 'foreignKeys', 'comments', 'views'] as const),
] as const;

export type Phase = (typeof PHASES)[number];

/** A statement the migration does not run, and why. */
export type Left = {
  readonly code: DdlCode;
  readonly at: Position;
  readonly owner: string;
  readonly part?: string;
  /** What happened, as in a finding. */
  readonly text: string;
  readonly consequence?: string;
  readonly hint?: string;
  /** Statements for whoever decides to run them. */
  readonly sql: readonly string[];
};

/** The statements of a migration as they are found, and what it leaves to the user. */
export type Plan = {
  readonly run: (phase: Phase, kind: DdlStatementKind, ...sql: readonly string[]) => void;
  readonly leave: (left: Left) => void;
  readonly statements: () => readonly DdlStatement[];
  readonly left: () => readonly Left[];
};

/** @param known statements earlier migrations left already; they are not left twice */
export function createPlan(writer: TargetWriter, report: Report, known: Set<string>): Plan {
  const phases = new Map(PHASES.map((phase): [Phase, DdlStatement[]] => [phase, []]));
  const left: Left[] = [];
  return {
    run: (phase, kind, ...sql) => {
      for (const one of sql) phases.get(phase)?.push({ kind, sql: one });
    },
    leave: (one) => {
      const { sql, ...finding } = one;
      const key = JSON.stringify([one.code, one.owner, one.part, sql]);
      if (known.has(key)) return;
      known.add(key);
      left.push(one);
      report.add({ ...finding, severity: 'warning' });
    },
    statements: () => within(writer.alter.around, [...phases.values()].flat()),
    left: () => left,
  };
}

function within(
  around: readonly [before: string, after: string] | undefined,
  statements: readonly DdlStatement[],
): readonly DdlStatement[] {
  if (around === undefined || statements.length === 0) return statements;
  const [before, after] = around.map((sql): DdlStatement => ({ kind: 'extension', sql }));
  return [...(before === undefined ? [] : [before]), ...statements, ...(after === undefined ? [] : [after])];
}

/** The migration as a script; what is left to the user stands at its end, as comments. */
export function migrationText(writer: TargetWriter, plan: Plan): string {
  const run = scriptText(plan.statements(), writer.batchEnd);
  const left = plan.left().filter(({ sql }) => sql.length > 0);
  if (left.length === 0) return run;
  const notes = left.flatMap(({ owner, part, text, sql }) => [
    '--',
    ...commented(`${owner}${part === undefined ? '' : ` (${part})`}: ${text}.`),
    ...sql.flatMap((one) => commented(`${one};`)),
  ]);
  const head =
    '-- Not run, since rows could be lost or may not allow it. Whoever knows the rows can, in a migration of their own:';
  return `${run}${run === '' ? '' : '\n'}${[head, ...notes].join('\n')}\n`;
}

/** Names may hold line ends, in whatever form a database knows them: none ends the comment. */
function commented(text: string): readonly string[] {
  return text.split(/[\r\n\u0085\u2028\u2029\v\f]+/).map((line) => `-- ${line}`.trimEnd());
}
