import { checkSqlFile, formatMegabytes, LIMITS } from '@backsmith/contract';
import { Database, MessageSquare } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { FileDrop } from '../../../shared/ui/file-drop.tsx';
import { FileRow } from '../../../shared/ui/file-row.tsx';
import { Segment, type SegmentChoice } from '../../../shared/ui/segment.tsx';
import { failureOf, type GenerationFailure } from '../model/failure.ts';
import { isPayable } from '../model/gate.ts';
import type { Offer } from '../model/offer.ts';
import type { FinishedSetup } from '../model/setup.ts';
import { FailurePanel } from './failure-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import type { PaymentGate } from '../use-payment-gate.ts';
import { SetupLine } from './setup-line.tsx';

type Mode = 'chat' | 'file';

type ComposeProps = {
  readonly setup: FinishedSetup;
  readonly offer: Offer;
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
  readonly onChangeSetup: () => void;
  readonly gate: PaymentGate;
  /** Stands above the field: a text that waits. */
  readonly notice?: ReactNode;
  readonly onBuild: (file: File) => void;
};

/** Where the schema comes in: a file now, an idea in words later. */
export function Compose({ setup, offer, file, notice, gate, onFile, onChangeSetup, onBuild }: ComposeProps) {
  const [mode, setMode] = useState<Mode>('file');
  const [failure, setFailure] = useState<GenerationFailure | null>(null);
  const modes: readonly SegmentChoice<Mode>[] = [
    { value: 'chat', name: 'Create with Chat', icon: MessageSquare, coming: !offer.fromIdea },
    { value: 'file', name: 'Create with Database File', icon: Database },
  ];

  const take = (chosen: File) => {
    const problem = checkSqlFile(chosen);
    setFailure(problem ? failureOf(problem.code, problem.message) : null);
    if (!problem) onFile(chosen);
  };
  const build = () => {
    const problem = checkSqlFile(file ?? undefined);
    if (problem || file === null) setFailure(problem ? failureOf(problem.code, problem.message) : null);
    else start(file);
  };
  const start = (source: File) => {
    const refusal = gate.refusalFor(setup.features);
    setFailure(refusal);
    if (refusal === null) onBuild(source);
  };

  return (
    <div className="mx-auto grid max-w-[720px] gap-5 px-4 py-8 sm:py-12">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="font-mono text-28 tracking-[-0.04em]">{setup.projectName}</h1>
          <SetupLine setup={setup} onChange={onChangeSetup} />
        </div>
        <ButtonLink to="/dashboard">Dashboard</ButtonLink>
      </div>
      <div>
        <Segment label="How to create" choices={modes} value={mode} onChange={setMode} />
      </div>
      {notice}
      {failure && !isPayable(failure) && <FailurePanel failure={failure} />}
      {failure && isPayable(failure) && (
        <PaymentPanel
          failure={failure}
          features={setup.features}
          onFree={gate.isFree && file ? () => onBuild(file) : undefined}
          onPaid={() => {
            setFailure(null);
            gate.afterPayment();
          }}
        />
      )}
      <div className="grid gap-3">
        {file === null ? (
          <FileDrop
            label="Drop a .sql file here"
            accept=".sql"
            hint={
              <>
                or <span className="link">choose one</span>, up to {LIMITS.upload.label}
              </>
            }
            onFile={take}
            className="min-h-[220px]"
          />
        ) : (
          <FileRow name={file.name} size={formatMegabytes(file.size)} onRemove={() => onFile(null)} />
        )}
        <p className="text-13 text-fg-3">
          Dumps are fine as your tools write them. Only the structure is read; rows of data are skipped.
        </p>
      </div>
      <div>
        <Button tone={failure && isPayable(failure) ? 'plain' : 'ember'} size="lg" onClick={build}>
          Build from Database
        </Button>
      </div>
    </div>
  );
}
