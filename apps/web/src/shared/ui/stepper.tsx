import { classNames } from '../lib/class-names.ts';

type StepperProps = {
  readonly steps: readonly string[];
  /** Index of the step one is at. */
  readonly current: number;
  /** Goes back to a step that is done; without it the steps only show where one is. */
  readonly onGoBack?: ((step: number) => void) | undefined;
  /** Goes ahead to a step that asks for nothing more than is known. */
  readonly onGoAhead?: ((step: number) => void) | undefined;
};

/** Numbers joined by hairlines. On phones only the current step has its word. */
export function Stepper({ steps, current, onGoBack, onGoAhead }: StepperProps) {
  return (
    <ol aria-label="Where you are" className="flex items-center gap-1.5 text-13 text-fg-3 sm:gap-2.5">
      {steps.map((name, index) => {
        const way = index < current ? onGoBack : onGoAhead;
        const go = index === current ? undefined : way;
        return (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-2 not-last:after:ml-0.5 not-last:after:h-px not-last:after:w-2.5 not-last:after:bg-line-control sm:not-last:after:w-7',
              index === current && 'font-medium text-fg',
              index < current && 'text-fg-2',
            )}
          >
            {go ? (
              <button type="button" className="flex min-h-6 items-center gap-2 hover:text-fg" onClick={() => go(index)}>
                <StepNumber index={index} current={current} />
                <span className="max-sm:sr-only">{name}</span>
                <span className="sr-only">{index < current ? ', go back' : ', go ahead'}</span>
              </button>
            ) : (
              <>
                <StepNumber index={index} current={current} />
                <span className={classNames(index !== current && 'max-sm:sr-only')}>{name}</span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function StepNumber({ index, current }: { readonly index: number; readonly current: number }) {
  const other = index < current ? 'border-transparent bg-surface-3 text-fg' : 'border-line-control';
  const look = index === current ? 'border-transparent bg-accent text-on-accent' : other;
  return (
    <b
      className={classNames(
        'grid size-5 place-items-center rounded-full border font-mono text-[11px] font-medium',
        look,
      )}
    >
      {index + 1}
    </b>
  );
}
