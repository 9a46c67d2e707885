import { CHOICE_OPTIONS, labelOf, type Architecture } from '@backsmith/options';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../../shared/lib/class-names.ts';
import { clashesWith } from '../model/fit.ts';
import type { FinishedSetup } from '../model/setup.ts';

type ArchitectureChoiceProps = {
  readonly setup: FinishedSetup;
  readonly offered: readonly Architecture[];
  /** What the schema at hand becomes. */
  readonly cut?: ReactNode;
  readonly onChange: (architecture: Architecture) => void;
};

/**
 * One application or several. What this server cannot build yet is shown as coming; what cannot be had with something that
 * was chosen already is out of reach until that is given up, which one press does.
 */
export function ArchitectureChoice({ setup, offered, cut, onChange }: ArchitectureChoiceProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const value = setup.architectureType;
  const clashing = CHOICE_OPTIONS.architecture.choices.flatMap((choice) => {
    const clashes = choice.value === value ? [] : clashesWith(choice.value, setup);
    return clashes.length === 0 || !offered.includes(choice.value) ? [] : [{ architecture: choice.value, clashes }];
  });
  const giveUp = (architecture: Architecture) => {
    flushSync(() => onChange(architecture));
    // The sentence is gone with its button; what it was pressed for takes the focus.
    group.current?.querySelector<HTMLElement>(':checked')?.focus();
  };
  return (
    <fieldset ref={group} className="grid gap-1.5">
      <legend className="mb-1.5 text-13 font-medium">Architecture type</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {CHOICE_OPTIONS.architecture.choices.map((choice) => {
          const isOffered = offered.includes(choice.value);
          const isOpen = isOffered && clashing.every(({ architecture }) => architecture !== choice.value);
          return (
            <label
              key={choice.value}
              className={classNames(
                'relative grid content-start gap-3 rounded-panel border p-4 transition-colors has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                isOpen
                  ? 'cursor-pointer border-line hover:border-line-control'
                  : 'cursor-not-allowed border-line bg-surface-2',
              )}
            >
              <input
                type="radio"
                name="architectureType"
                value={choice.value}
                checked={choice.value === value}
                disabled={!isOpen}
                aria-describedby={isOffered && !isOpen ? `${choice.value}-clash` : undefined}
                onChange={() => onChange(choice.value)}
                className="absolute inset-0 cursor-[inherit] opacity-0"
              />
              <ShapePicture shape={choice.value} />
              <span className="grid gap-0.5">
                <span className={classNames('font-strong', !isOpen && 'text-fg-2')}>
                  {choice.label}
                  {!isOffered && <span className="text-12 font-normal text-fg-3"> coming</span>}
                </span>
                <span className="text-13 text-fg-2">{choice.about}</span>
              </span>
            </label>
          );
        })}
      </div>
      {cut}
      {clashing.map(({ architecture, clashes }) => {
        const [label, others] = [labelOf('architecture', architecture), clashes.join(' and ')];
        return (
          <p key={architecture} id={`${architecture}-clash`} className="text-13 text-fg-2">
            {label} cannot be had with {others} yet.{' '}
            <button type="button" className="link" onClick={() => giveUp(architecture)}>
              Take {label} without {others}
            </button>
          </p>
        );
      })}
    </fieldset>
  );
}

function ShapePicture({ shape }: { readonly shape: Architecture }) {
  const box = 'fill-surface stroke-line-control';
  return (
    <svg viewBox="0 0 120 44" aria-hidden className="h-11 w-[120px]" fill="none">
      {shape === 'monolithic' ? (
        <>
          <rect className={box} x=".5" y="4.5" width="74" height="35" rx="4" />
          <path className="stroke-line" d="M1 16h73M1 28h73" />
          <path className="stroke-line-control" d="M75 22h20" />
          <ellipse className={box} cx="106" cy="13" rx="10.5" ry="4" />
          <path className={box} d="M95.5 13v18c0 2.2 4.7 4 10.5 4s10.5-1.8 10.5-4V13" />
        </>
      ) : (
        <>
          <rect className={box} x=".5" y="13.5" width="26" height="17" rx="4" />
          <path className="stroke-line-control" d="M27 22h14M41 22c8 0 4-16 14-16h7M41 22h21M41 22c8 0 4 16 14 16h7" />
          <rect className={box} x="62.5" y=".5" width="26" height="11" rx="3" />
          <rect className={box} x="62.5" y="16.5" width="26" height="11" rx="3" />
          <rect className={box} x="62.5" y="32.5" width="26" height="11" rx="3" />
          <path className="stroke-line-control" d="M89 6h12M89 22h12M89 38h12" />
          <circle className={box} cx="106" cy="6" r="4.5" />
          <circle className={box} cx="106" cy="22" r="4.5" />
          <circle className={box} cx="106" cy="38" r="4.5" />
        </>
      )}
    </svg>
  );
}
