import { classNames } from '../../../shared/lib/class-names.ts';

/** What the review shows of a schema that becomes services. */
export const VIEWS = ['Services', 'Tables'] as const;
export type View = (typeof VIEWS)[number];

type ViewSwitchProps = {
  /** Where it switches, in words. */
  readonly label: string;
  readonly view: View;
  readonly onView: (view: View) => void;
};

/** Switches between the services and the tables in them. */
export function ViewSwitch({ label, view, onView }: ViewSwitchProps) {
  return (
    <div role="group" aria-label={label} className="flex gap-0.5 rounded-control border border-line bg-surface-2 p-0.5">
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          className={classNames(
            'min-h-6 rounded-[4px] px-2 text-13 text-fg-2 hover:text-fg max-lg:min-h-9',
            one === view && 'bg-surface font-strong text-fg ring-1 ring-line',
          )}
          onClick={() => onView(one)}
        >
          {one}
        </button>
      ))}
    </div>
  );
}
