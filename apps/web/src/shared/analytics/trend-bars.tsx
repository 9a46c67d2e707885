import { classNames } from '../lib/class-names.ts';
import { FILLED, type Tone } from '../ui/tone.ts';
import { barHeight } from './bar-height.ts';
import { dayLabel } from './days.ts';

export type TrendBar = { readonly name: string; readonly tone: Tone; readonly value: number };

export type TrendEntry = { readonly date: string; readonly count: number; readonly bars: readonly TrendBar[] };

type TrendBarsProps = {
  readonly label: string;
  readonly entries: readonly TrendEntry[];
  /** What stands under a bar; absent: the day. */
  readonly nameOf?: (date: string) => string;
  /** What stands above it; absent: the number. */
  readonly sayCount?: (count: number) => string;
  /** What is said where there is nothing at all. */
  readonly empty?: string;
};

/** What each colour stands for. */
export function TrendKeys({ bars }: { readonly bars: readonly Omit<TrendBar, 'value'>[] }) {
  return bars.map(({ name, tone }) => (
    <span key={name} className="flex items-center gap-1.5">
      <span aria-hidden className={classNames('size-2 rounded-[2px]', FILLED[tone])} />
      {name.charAt(0).toUpperCase() + name.slice(1)}
    </span>
  ));
}

const NOTHING = 'Nothing in this time.';

/** More than these have no room for their words side by side on paper. */
const ON_PAPER = 14;

/** Bars by day or month, as a list that readers can go through. Many scroll inside, by keyboard too, and begin at the latest. */
export function TrendBars({ label, entries, nameOf = dayLabel, sayCount = String, empty = NOTHING }: TrendBarsProps) {
  const most = Math.max(1, ...entries.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const crowded = entries.length > ON_PAPER;
  // A row of noughts says less than empty bars do; readers hear it.
  const isEmpty = entries.every(({ count }) => count === 0);
  const [first, last] = [entries[0], entries.at(-1)];
  const showLatest = (shown: HTMLDivElement | null) => {
    if (shown !== null) shown.scrollLeft = shown.scrollWidth;
  };
  return (
    <div
      ref={showLatest}
      key={entries.length}
      role="region"
      aria-label={label}
      tabIndex={0}
      className="relative overflow-x-auto px-4 pt-4 pb-3 outline-offset-[-2px]"
    >
      <ol className={classNames('flex min-w-full gap-1.5', crowded && 'print:gap-0')}>
        {entries.map(({ date, count, bars }) => (
          <li
            key={date}
            className={classNames(
              // As wide as the figure above it, so that a long one at the edge is not cut.
              'grid min-w-min flex-1 justify-items-center gap-1.5 text-12 text-fg-3 tabular-nums',
              crowded && 'print:min-w-0',
            )}
          >
            <span
              className={classNames(
                count > 0 && 'font-medium text-fg',
                isEmpty && 'invisible',
                crowded && 'print:hidden',
              )}
            >
              {sayCount(count)}
            </span>
            <span
              className={classNames(
                'flex h-28 w-full min-w-10 items-end justify-center gap-0.5 border-b border-line',
                crowded && 'print:min-w-0 print:gap-0',
              )}
            >
              {bars.map(({ name, tone, value }) => (
                <span
                  key={name}
                  title={`${value} ${name}`}
                  className={classNames('w-full max-w-3 rounded-t-[2px]', value > 0 && FILLED[tone])}
                  style={{ height: `${barHeight(value, most)}%` }}
                >
                  <span className="sr-only">{`${value} ${name}`}</span>
                </span>
              ))}
            </span>
            <time dateTime={date} className={classNames('text-center', crowded && 'print:hidden')}>
              {nameOf(date)}
            </time>
          </li>
        ))}
      </ol>
      {isEmpty && <p className="absolute inset-0 grid place-items-center text-13 text-fg-3">{empty}</p>}
      {crowded && first && last && (
        <p aria-hidden className="hidden justify-between text-12 text-fg-3 print:flex">
          <span>{nameOf(first.date)}</span>
          <span>{nameOf(last.date)}</span>
        </p>
      )}
    </div>
  );
}
