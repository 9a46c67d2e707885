import { type ReactNode, useEffect, useRef } from 'react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import type { FinishedSetup } from '../model/setup.ts';
import { ModeSwitch, type Mode } from './compose-head.tsx';
import { SetupLine } from './setup-line.tsx';

type SourceFormProps = {
  readonly setup: FinishedSetup;
  readonly badge: string | undefined;
  readonly mode: Mode;
  /** Absent: there is the file only. */
  readonly onMode: ((mode: Mode) => void) | undefined;
  readonly fromIdea: boolean;
  /** Nobody is signed in, who has no dashboard. */
  readonly isStranger: boolean;
  /** Whether the idea has any words yet. */
  readonly hasIdea: boolean;
  readonly isReading: boolean;
  /** Whether something else on the page asks to be pressed first. */
  readonly isQuiet: boolean;
  readonly buildLabel: string;
  readonly onBuild: () => void;
  readonly onLookFirst: () => void;
  readonly onChangeSetup: () => void;
  /** What went wrong, and the field of the mode. */
  readonly children: ReactNode;
};

/** The page where a schema comes in, before anything of it was understood. */
export function SourceForm({ setup, badge, mode, isReading, children, ...on }: SourceFormProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that led here is gone; readers go on with the page it opened.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  const lacksIdea = mode === 'chat' && !on.hasIdea;
  return (
    <div className="mx-auto grid max-w-[720px] gap-5 px-4 py-8 sm:py-12">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 ref={title} tabIndex={-1} className="font-mono text-28 tracking-[-0.04em] outline-none">
              {setup.projectName}
            </h1>
            {badge !== undefined && <Badge tone="ok">{badge}</Badge>}
          </div>
          <SetupLine setup={setup} onChange={on.onChangeSetup} />
        </div>
        {!on.isStranger && <ButtonLink to="/dashboard">Dashboard</ButtonLink>}
      </div>
      <ModeSwitch mode={mode} fromIdea={on.fromIdea} onMode={on.onMode} />
      {children}
      <div className={mode === 'model' ? 'hidden' : 'flex flex-wrap gap-2'}>
        <Button
          tone={on.isQuiet ? 'plain' : 'ember'}
          size="lg"
          busy={isReading}
          busyLabel="Reading..."
          disabled={lacksIdea}
          onClick={on.onBuild}
        >
          {on.buildLabel}
        </Button>
        {mode === 'chat' && (
          <Button size="lg" disabled={lacksIdea || isReading} onClick={on.onLookFirst}>
            Show the schema first
          </Button>
        )}
      </div>
    </div>
  );
}
