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
  const assumed = [
    ...result.diagnostics.filter(({ severity }) => severity === 'info'),
    ...roles.filter(({ basis }) => basis === 'assumed').map(findingOf),
  ];
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
        {leftOut.length + assumed.length === 0 && <p>Everything in the schema is in the backend as it was written.</p>}
        <Findings label="Left out" findings={leftOut} />
        <Findings label="Assumed" findings={assumed} />
      </div>
    </Panel>
  );
}

/** A role that a column was given by its name, type or default. */
function findingOf({ schema, table, column, role }: AssignedRoleView): Diagnostic {
  const { label, meaning } = COLUMN_ROLES[role];
  const name = [schema, table, column].filter((part) => part !== undefined).join('.');
  return {
    severity: 'info',
    code: `role-${role}`,
    message: `${name} is taken for: ${label.toLowerCase()}.`,
    consequence: `${meaning}.`,
    line: 0,
    column: 0,
  };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
