import type { GenerationStep } from '@backsmith/contract';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Check, X } from '../../../shared/ui/icons.ts';
import { Circle } from '../../../shared/ui/tool-icons.ts';
import { Ring } from '../../../shared/ui/ring.tsx';

const WORDS = { pending: 'pending', in_progress: 'in progress', completed: 'completed', error: 'failed' } as const;

/** The steps of a generation: check, ring, hollow ring, cross; each change is said once. */
export function StepList({ steps }: { readonly steps: readonly GenerationStep[] }) {
  return (
    <ol className="grid py-1.5" aria-label="Steps" aria-live="polite" aria-relevant="text additions">
      {steps.map((step) => (
        <li
          key={step.name}
          className={classNames(
            'grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 px-4 py-[9px]',
            step.status === 'in_progress' && 'bg-busy-tint',
            step.status === 'error' && 'bg-bad-tint',
            step.status === 'pending' && 'text-fg-3',
          )}
        >
          <StepIcon status={step.status} />
          <span className={classNames(step.status === 'in_progress' && 'font-strong')}>
            {step.name}
            <span className="sr-only">: {WORDS[step.status]}</span>
          </span>
          {(step.error ?? step.message) !== undefined && (
            <span
              className="col-start-2 truncate text-13 text-fg-2"
              aria-hidden={step.status === 'in_progress'} // changes too fast to be said
            >
              {step.error ?? step.message}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function StepIcon({ status }: { readonly status: GenerationStep['status'] }) {
  switch (status) {
    case 'completed':
      return <Icon of={Check} className="mt-[3px] text-ok" />;
    case 'in_progress':
      return <Ring className="mt-[3px] text-busy" />;
    case 'error':
      return <Icon of={X} className="mt-[3px] text-bad" />;
    case 'pending':
      return <Icon of={Circle} className="mt-[3px]" />;
  }
}
