import type { AssignedRoleView, ProjectResult } from '@backsmith/contract';
import { COLUMN_ROLES } from '@backsmith/options';
import type { Diagnostic } from '@backsmith/text';
import { Findings } from '../../../shared/ui/findings.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { useReceipt } from './use-receipt.ts';

type FoundPanelProps = {
  readonly result: ProjectResult;
  readonly roles: readonly AssignedRoleView[];
  readonly projectId: string;
};

/** What was left out and assumed, how long it took, and what was paid. */
export function FoundPanel({ result, roles, projectId }: FoundPanelProps) {
  const receipt = useReceipt(projectId);
  const leftOut = result.diagnostics.filter(({ severity }) => severity !== 'info');
  const assumed = result.diagnostics.filter(({ severity }) => severity === 'info');
  // The review counts what was assumed of the schema, too; what columns are for is a list of its own.
  const taken = roleFindings(roles.filter(({ basis }) => basis === 'assumed'));
  return (
    <Panel aria-labelledby="found">
      <PanelHead id="found" title="What you should know">
        <span className="mr-1.5 text-13 text-fg-3">
          {leftOut.length} left out, {assumed.length} assumed
        </span>
      </PanelHead>
      <div className="grid gap-3 p-4 text-13 text-fg-2">
        <p>
          {result.steps.length} steps
          {result.duration !== null && ` in ${seconds(result.duration)}`}. The result was checked before the zip was
          packed: safe paths, and every table either in the code or named here.
          {receipt !== undefined && (
            <>
              {' '}
              Receipt <span className="mono text-fg">{receipt}</span>.
            </>
          )}
        </p>
        {leftOut.length + assumed.length + taken.length === 0 && (
          <p>Everything in the schema is in the backend as it was written.</p>
        )}
        <Findings label="Left out" findings={leftOut} />
        {assumed.length + taken.length > 0 && (
          <details>
            <summary className="font-medium text-fg">Assumed of the schema</summary>
            <div className="grid gap-3 pt-3">
              <Findings label="Assumed" findings={assumed} />
              <Findings label="What columns were taken for" findings={taken} />
            </div>
          </details>
        )}
      </div>
    </Panel>
  );
}

/** Columns named of each role; the report has all of them. */
const NAMED = 5;

/** What columns were taken for by their names, types and defaults, role by role. */
function roleFindings(roles: readonly AssignedRoleView[]): readonly Diagnostic[] {
  return [...Map.groupBy(roles, ({ role }) => role)].map(([role, columns]) => {
    const names = columns.map(({ schema, table, column }) => [schema, table, column].filter(Boolean).join('.'));
    const rest = names.length - NAMED;
    return {
      severity: 'info',
      code: `role-${role}`,
      message: `Taken for ${COLUMN_ROLES[role].label.toLowerCase()}: ${names.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
      consequence: `${COLUMN_ROLES[role].meaning}.`,
      line: 0,
      column: 0,
    };
  });
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
