import { suggestPlan } from '@backsmith/options';
import type { ReactNode } from 'react';
import { planSource } from '../../../shared/pricing/plan-cache.ts';
import { Price } from '../../../shared/pricing/price.tsx';
import { usePlans } from '../../../shared/pricing/use-plans.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { chosenLabels } from '../model/chosen-labels.ts';
import { featureWords, type Due } from '../model/due.ts';
import type { FinishedSetup } from '../model/setup.ts';

const BUILD_ID = 'build';

/** For keyboards: past the conversation, the diagram and the text. */
export function SkipToBuild() {
  return (
    <a
      href={`#${BUILD_ID}`}
      className="absolute -top-16 left-4 z-50 rounded-control bg-fg px-4 py-2 text-bg focus:top-2.5"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(BUILD_ID)?.focus();
      }}
    >
      Skip to the build
    </a>
  );
}

type BillProps = {
  readonly setup: FinishedSetup;
  readonly due: Due;
  readonly buildLabel: string;
  /** Something else is the next step: what stands in the messages. */
  readonly isQuiet: boolean;
  readonly onBuild: () => void;
  readonly onChangeSetup: () => void;
  /** The way to what would be built. */
  readonly preview: ReactNode;
  /** Why nothing can be built as it is, and the ways out; null where it can. */
  readonly blocked: ReactNode;
  /** Switches off what the payment does not cover. */
  readonly onSwitchOff: (lacks: Extract<Due, { kind: 'short' }>['lacks']) => void;
};

/** What will be built, what it costs this person, and the way on. */
export function Bill({ setup, due, buildLabel, isQuiet, preview, blocked, ...on }: BillProps) {
  const { architecture, parts, further } = chosenLabels(setup);
  const facts = [
    ['Package', setup.packageName],
    ['Shape', architecture],
    ['Parts', parts.join(', ')],
    ...further.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const])),
  ] as const;
  return (
    <section
      aria-label="What it costs"
      className="grid gap-3 border-t border-line bg-surface p-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:gap-2 max-lg:py-3 max-lg:shadow-pop"
    >
      <dl className="grid gap-1.5 text-13 max-lg:hidden">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-fg-2">{name}</dt>
            <dd className="min-w-0 text-right break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="link justify-self-start text-13 max-lg:hidden" onClick={on.onChangeSetup}>
        Change
      </button>
      <DueLine due={due} features={setup.features} />
      {due.kind === 'short' && (
        <div className="grid gap-2 text-13 text-fg-2">
          <p>
            {due.payment.planName} is paid and unused, but does not cover {featureWords(due.lacks)}. Build without, or
            take a plan that covers it; what is paid stays yours.
          </p>
          <div>
            <Button size="sm" onClick={() => on.onSwitchOff(due.lacks)}>
              Switch {featureWords(due.lacks)} off
            </Button>
          </div>
        </div>
      )}
      {blocked}
      <div className="grid gap-2 max-lg:grid-cols-2">
        {preview}
        <Button
          id={BUILD_ID}
          tone={isQuiet ? 'plain' : 'ember'}
          size="lg"
          full
          disabled={Boolean(blocked)}
          onClick={on.onBuild}
        >
          {buildLabel}
        </Button>
      </div>
      <p className="text-center text-12 text-fg-3 max-lg:hidden">{FOOTNOTES[due.kind]}</p>
    </section>
  );
}

const FOOTNOTES = {
  unknown: 'Nothing is built before you say so.',
  free: 'Nothing is charged.',
  paid: 'Your credit is used only when the build succeeds.',
  short: 'Nothing is charged before you confirm it.',
  pending: 'You are not charged twice.',
  price: 'You are asked before anything is paid. A failed build costs nothing.',
} as const satisfies Record<Due['kind'], string>;

function DueLine({ due, features }: { readonly due: Due; readonly features: FinishedSetup['features'] }) {
  const { shown } = usePlans(planSource);
  const plan = suggestPlan(shown, features);
  if (due.kind === 'free')
    return <p className="border-t border-line pt-2.5 text-13 text-fg-2 max-lg:border-0 max-lg:pt-0">{due.reason}</p>;
  return (
    <p className="flex items-baseline justify-between gap-3 border-t border-line pt-2.5 text-13 max-lg:border-0 max-lg:pt-0">
      <span className="flex flex-wrap items-center gap-2 text-fg-2">
        {plan === undefined ? 'One project' : `${plan.name}, one project`}
        {due.kind === 'pending' && <Badge tone="busy">{`${due.payment.planName}: payment pending`}</Badge>}
        {due.kind === 'paid' && <Badge tone="ok">{`${due.payment.planName} paid, unused`}</Badge>}
      </span>
      {plan && due.kind !== 'paid' && due.kind !== 'pending' && (
        <span className="text-20 font-semibold">
          <Price plan={plan} />
        </span>
      )}
    </p>
  );
}
