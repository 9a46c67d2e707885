import type { ProjectVersion } from '@backsmith/contract';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Findings } from '../../../shared/ui/findings.tsx';
import { Ring } from '../../../shared/ui/ring.tsx';
import { useVersionResult } from '../api/use-project.ts';

type VersionReportProps = { readonly projectId: string; readonly version: ProjectVersion };

/** What a version could not carry over and what it assumed, read when it is wanted. */
export function VersionReport({ projectId, version: { number, leftOut, assumed } }: VersionReportProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useVersionResult(projectId, number, isOpen);
  const findings = data?.diagnostics ?? [];
  const isInfo = (severity: string) => severity === 'info';
  if (leftOut + assumed === 0) {
    return <p className="text-13 text-fg-2">Everything in the schema is in the backend as it was written.</p>;
  }
  return (
    <div className="grid gap-2 text-13">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-fg-2">
          {leftOut} left out, {assumed} assumed
        </p>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide report' : 'Show report'}
          <span className="sr-only"> of version {number}</span>
        </Button>
      </div>
      {isOpen && isError && <p className="text-fg-2">The report could not be loaded. It is in REPORT.md of the zip.</p>}
      {isOpen && !isError && !data && (
        <p role="status" className="flex items-center gap-2 text-fg-2">
          <Ring /> Loading the report...
        </p>
      )}
      {isOpen && data && (
        <>
          <Findings label="Left out" findings={findings.filter(({ severity }) => !isInfo(severity))} />
          <Findings label="Assumed" findings={findings.filter(({ severity }) => isInfo(severity))} />
        </>
      )}
    </div>
  );
}
