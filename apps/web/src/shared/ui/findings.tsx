import { groupFindings, othersText, type Diagnostic, type FindingGroup } from '@backsmith/text';
import { useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Info, TriangleAlert } from './icons.ts';
import { CircleAlert } from './tool-icons.ts';

type FindingsProps = {
  readonly findings: readonly Diagnostic[];
  readonly label: string;
  /** Goes to the line; absent where there is no text to go to. */
  readonly onLine?: (line: number) => void;
};

/** Findings at first sight; the rest waits behind a button, as a dump may have hundreds. */
const FIRST = 6;

const LOOKS = {
  error: { icon: CircleAlert, ink: 'text-bad' },
  warning: { icon: TriangleAlert, ink: 'text-busy' },
  info: { icon: Info, ink: 'text-info' },
} as const satisfies Record<Diagnostic['severity'], object>;

/** What there is to know about a schema, many of one kind as one: each with its line, what follows from it, and what one can do. */
export function Findings({ findings, label, onLine }: FindingsProps) {
  const [isWhole, setWhole] = useState(false);
  const groups = groupFindings(findings);
  const shown = isWhole ? groups : groups.slice(0, FIRST);
  if (findings.length === 0) return null;
  return (
    <div className="grid gap-2">
      <ul aria-label={label} className="grid rounded-panel border border-line bg-surface">
        {shown.map((group, at) => (
          <li
            key={at}
            className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-2.5 px-3 py-2.5 text-13 not-first:border-t not-first:border-line"
          >
            <Icon
              of={LOOKS[group.first.severity].icon}
              className={classNames('mt-0.5', LOOKS[group.first.severity].ink)}
            />
            <Finding group={group} onLine={onLine} />
          </li>
        ))}
      </ul>
      {shown.length < groups.length && (
        <div>
          <Button size="sm" onClick={() => setWhole(true)}>
            Show all {findings.length}
          </Button>
        </div>
      )}
    </div>
  );
}

function Finding({ group, onLine }: { readonly group: FindingGroup; readonly onLine: FindingsProps['onLine'] }) {
  const { message, consequence, hint, line } = group.first;
  const more = othersText(group);
  return (
    <div className="grid min-w-0 gap-0.5">
      <p className="break-words text-fg">{message}</p>
      {more !== undefined && <p className="break-words text-fg-2">{more}.</p>}
      {consequence !== undefined && <p className="break-words text-fg-2">Consequence: {consequence}</p>}
      {hint !== undefined && <p className="break-words text-fg-2">{hint}</p>}
      {line > 0 && (
        <p className="text-fg-2">
          {onLine === undefined ? (
            `Line ${line}`
          ) : (
            <button type="button" className="link" onClick={() => onLine(line)}>
              Line {line}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
