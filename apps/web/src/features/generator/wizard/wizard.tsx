import { checkPackageName, checkProjectName } from '@backsmith/options';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFirstFocus } from '../../../shared/lib/use-first-focus.ts';
import { Stepper } from '../../../shared/ui/stepper.tsx';
import { choosing, writtenFor } from '../model/fit.ts';
import { architectureOf, type Offer } from '../model/offer.ts';
import type { FinishedSetup, Setup } from '../model/setup.ts';
import { presentOf, type Draft } from '../understanding/use-draft.ts';
import { BasicInfoStep } from './basic-info-step.tsx';
import { CutNote } from './cut-note.tsx';
import { FeaturesStep } from './features-step.tsx';
import { SourceStep } from './source-step.tsx';

const STEPS = ['Basic Info', 'Features', 'Prompt/DB'] as const;

type WizardProps = {
  readonly title?: string;
  readonly lead?: string | undefined;
  /** The schema at hand, which the steps are filled in from. */
  readonly draft?: Draft | null;
  /** The prompt and the drop zone of step 3; absent where the schema is there and stays. */
  readonly fields?: (start: () => void) => ReactNode;
  readonly setup: Setup;
  readonly offer: Offer;
  /** Stands above the steps: a file that waits, a message. */
  readonly notice?: ReactNode;
  readonly onChange: (change: Partial<Setup>) => void;
  /** The step to begin with, from 0. */
  readonly firstStep?: number;
  readonly onStep?: (step: number) => void;
  /** Told whenever step 2 is left. */
  readonly onLeaveFeatures: () => void;
  readonly onFinish: (setup: FinishedSetup) => void;
};

/** The three steps before the generator. Going back keeps everything. */
export function Wizard({
  title = 'New project',
  lead = 'Three short steps, then your schema.',
  draft = null,
  fields,
  setup,
  offer,
  notice,
  firstStep = 0,
  onStep,
  onChange,
  onLeaveFeatures,
  onFinish,
}: WizardProps) {
  const [step, showStep] = useState(firstStep);
  const setStep = (to: number) => {
    showStep(to);
    onStep?.(to);
  };
  const [isNew] = useState(firstStep === 0);
  useFirstFocus(isNew ? 'project-name' : null);
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const architectureType = architectureOf(setup, offer);
  const finished: FinishedSetup = { ...setup, architectureType };
  const database = draft === null ? undefined : writtenFor(presentOf(draft).dialect);
  const start = () => onFinish(finished);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    body.current?.querySelector<HTMLElement>('#step-title')?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step]);

  const leaveFeatures = (to: number) => {
    onLeaveFeatures();
    setStep(to);
  };

  const go = step === 1 ? leaveFeatures : setStep;
  // What the schema filled in needs no step of its own, as long as the names would pass.
  const isKnown =
    draft !== null &&
    checkProjectName(setup.projectName) === undefined &&
    checkPackageName(setup.packageName) === undefined;
  return (
    <div className="mx-auto grid max-w-[640px] gap-5 px-4 py-8 sm:py-12">
      <div className="grid gap-1">
        <h1 className="text-28">{title}</h1>
        <p className="text-fg-2">{lead}</p>
      </div>
      {(step < 2 || fields === undefined) && notice}
      <Stepper steps={STEPS} current={step} onGoBack={go} onGoAhead={isKnown ? go : undefined} />
      <div ref={body}>
        {step === 0 && (
          <BasicInfoStep
            projectName={setup.projectName}
            packageName={setup.packageName}
            setup={finished}
            offer={offer}
            cut={draft && <CutNote draft={draft} setup={finished} onChange={onChange} />}
            onArchitecture={(architecture) => onChange(choosing(architecture, setup))}
            onTyped={onChange}
            onNext={(info) => {
              onChange(info);
              setStep(1);
            }}
          />
        )}
        {step === 1 && (
          <FeaturesStep
            setup={finished}
            offer={offer}
            database={database}
            // What was preselected stays, whatever is switched on and off beside it.
            onChange={(change) => onChange({ architectureType, ...change })}
            onBack={() => leaveFeatures(0)}
            onNext={() => leaveFeatures(2)}
          />
        )}
        {step === 2 && (
          <SourceStep
            setup={finished}
            database={database}
            fields={fields?.(start)}
            onBack={() => setStep(1)}
            onStart={start}
          />
        )}
      </div>
    </div>
  );
}
